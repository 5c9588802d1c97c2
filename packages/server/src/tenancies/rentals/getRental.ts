import type { RouteAnswer } from '@sewa/api/client';
import { agreedRentalStates, unsignedRentalStates } from '@sewa/tenancy';
import { findConversationOfRental } from '../../conversations/chat/participantQueries.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { listChecks } from '../checks/checkQueries.ts';
import { findSignedTerms, listStampable } from '../contracts/contractQueries.ts';
import { describeContract } from '../contracts/describeContract.ts';
import { describeDuty } from '../contracts/describeDuty.ts';
import { listClock } from '../contracts/listClock.ts';
import { findRefusal } from '../contracts/refusalQueries.ts';
import { describeDeposit, findDepositTerms } from '../deposits/describeDeposit.ts';
import { describeReason } from '../eligibility/judgeEligibility.ts';
import { describeInspectionEntry } from '../handovers/describeInspection.ts';
import { findEarlyEnd } from '../handovers/earlyEndQueries.ts';
import { listInspectionRows } from '../handovers/inspectionQueries.ts';
import { describeAddenda } from '../renewals/describeAddenda.ts';
import { listSharedCards } from '../renter-cards/cardQueries.ts';
import { describeListing, describeOffer, describeUnit, listRentalMay } from './describeRental.ts';
import { describeRentPlan } from './describeRentPlan.ts';
import { listEventRows } from './eventQueries.ts';
import { findProgress } from './findProgress.ts';
import { getOwnRental } from './getOwnRental.ts';
import { judgeTerms } from './judgeTerms.ts';
import { listOffers } from './offerQueries.ts';
import { listParties } from './partyQueries.ts';

/** A rental, as its parties see it: the whole address once they have agreed, renter's cards for the landlord's side. */
export const getRental = defineVerb(
  signedIn,
  async (ctx, { id }: RouteInput<'getRental'>): Promise<RouteAnswer<'getRental'>> => {
    const { db, now } = ctx;
    const { rental, me } = await getOwnRental(ctx, id);
    const [parties, offers] = [await listParties(db, [id]), await listOffers(db, [id])];
    const open = offers.find(({ state }) => state === 'open') ?? null;
    const accepted = offers.find(({ state }) => state === 'accepted') ?? null;
    const shown = accepted ?? open ?? offers.at(-1) ?? null;
    const judged = accepted ?? open;
    const progress = await findProgress(db, id);
    const { standing } = progress;
    const signed = (await listStampable(db, [id])).get(id) ?? null;
    const terms = (await findSignedTerms(db, id)) ?? shown?.terms ?? null;
    const depositTerms = await findDepositTerms(db, rental, now);
    const isAgreed = agreedRentalStates.includes(rental.state);
    const unit = describeUnit(rental, me.side);
    return {
      id,
      state: rental.state,
      version: rental.version,
      side: me.side,
      conversationId: await findConversationOfRental(db, id),
      listing: describeListing(rental),
      ...(unit && { unit }),
      parties: parties.map((party) => ({
        id: party.id,
        actorType: party.actor_type,
        side: party.side,
        name: party.name,
        isMe: party.id === me.id,
        hasLeft: party.has_left,
      })),
      terms,
      isSubjectToContract: unsignedRentalStates.includes(rental.state),
      offers: offers.map(describeOffer),
      reasons: judged ? judgeTerms(rental, judged.terms, now).map(describeReason) : [],
      cards: me.side === 'landlord' ? await listSharedCards(db, id) : [],
      now: now.toISOString(),
      contract: standing && describeContract(standing, me, await findRefusal(db, standing.contract)),
      addenda: await describeAddenda(ctx, { id, me }),
      checks: me.side === 'landlord' || isAgreed ? await listChecks(db, id) : [],
      duty: isAgreed && shown ? await describeDuty(db, { terms: shown.terms, standing, now }) : null,
      inspections: (await listInspectionRows(db, id)).map(describeInspectionEntry),
      deposit:
        standing?.contract.state === 'signed' && depositTerms
          ? await describeDeposit(db, rental, { terms: depositTerms, blanks: standing.contract.blanks })
          : null,
      rentPlan: await describeRentPlan(ctx, { rental, me, standing }),
      lastDay: rental.last_day,
      earlyEnd: await findEarlyEnd(db, id),
      clock:
        isAgreed && shown ? listClock(shown.terms, standing, { now, lastDay: rental.last_day, signed }) : [],
      may: listRentalMay(rental, me, progress),
    };
  },
);

/** Every step of a rental, each sealed with the one before. */
export const listRentalEvents = defineVerb(
  signedIn,
  async (ctx, { id }: RouteInput<'listRentalEvents'>): Promise<RouteAnswer<'listRentalEvents'>> => {
    await getOwnRental(ctx, id);
    return listEventRows(ctx.db, id);
  },
);
