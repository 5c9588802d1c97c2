import type { OfferTerms } from '@sewa/api/client';
import { createTableBlobs } from '../../platform/blobs/createTableBlobs.ts';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { requireVersion } from '../../platform/calling/requireVersion.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { getToday } from '../../platform/clock/getToday.ts';
import { makeRandomId } from '../../platform/database/ids.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { type SignedIn, signedUp } from '../../platform/sessions/whoMayAsk.ts';
import { findChanged } from '../contracts/composeAddendum.ts';
import {
  endContract,
  findLastNumber,
  findSignedTerms,
  insertDraft,
  markSent,
} from '../contracts/contractQueries.ts';
import type { ContractRow } from '../contracts/contractRow.ts';
import { someone } from '../contracts/messages.ts';
import { renderContract } from '../contracts/renderContract.ts';
import { getTemplate } from '../contracts/templates.ts';
import { describeMoved, type MovedRental } from '../rentals/describeMoved.ts';
import { findProgress } from '../rentals/findProgress.ts';
import { getOwnRental, lockOwnRental } from '../rentals/getOwnRental.ts';
import { requireLawful } from '../rentals/judgeTerms.ts';
import { listParties } from '../rentals/partyQueries.ts';
import { updateRental } from '../rentals/rentalQueries.ts';
import { findOtherSide, recordStep, settleRental, tellSide } from '../rentals/tellRental.ts';
import { requireTimeToAnswer } from '../rentals/writeOffer.ts';
import { makeNotOpenError } from '../viewings/slotErrors.ts';
import { findRenewalIssue } from './findRenewalIssue.ts';
import * as messages from './messages.ts';

/** A proposed addendum, as it is about to be written. */
interface Proposal {
  readonly agreement: ContractRow;
  readonly number: number;
  readonly bytes: Uint8Array;
}

/** Throws for terms that can't stand in an addendum. */
function requireRenewable(terms: OfferTerms, earlier: OfferTerms, now: Date): void {
  const issue = findRenewalIssue(terms, earlier, getToday(now));
  if (issue) throw new HttpError('invalid', { fields: [issue] });
}

/** Makes the paper before anything is locked. */
async function compose(ctx: SignedIn, id: string, terms: OfferTerms): Promise<Proposal> {
  const { rental } = await getOwnRental(ctx, id);
  const { standing } = await findProgress(ctx.db, id);
  const earlier = await findSignedTerms(ctx.db, id);
  if (standing?.contract.state !== 'signed' || !earlier) throw makeNotOpenError();
  requireRenewable(terms, earlier, ctx.now);
  requireLawful(rental, terms, ctx.now);
  const agreement = standing.contract;
  const number = (await findLastNumber(ctx.db, id)) + 1;
  const { bytes } = await renderContract({
    rental,
    parties: await listParties(ctx.db, [id]),
    template: getTemplate(agreement.template_version),
    blanks: agreement.blanks,
    terms,
    number,
    isDraft: true,
    changed: await findChanged(ctx.db, { kind: 'addendum', rental_id: id, replaced_terms: earlier }),
    now: ctx.now,
  });
  return { agreement, number, bytes };
}

async function write(
  { db, now }: InTransaction,
  { agreement, number, bytes }: Proposal,
  { terms, partyId }: { terms: OfferTerms; partyId: string },
): Promise<string> {
  const id = makeRandomId();
  await insertDraft(db, {
    id,
    rentalId: agreement.rental_id,
    number,
    kind: 'addendum',
    templateVersion: agreement.template_version,
    blanks: agreement.blanks,
    earlierBlanks: null,
    terms,
    partyId,
    blobId: await createTableBlobs(db).put({ contentType: 'application/pdf', bytes }),
    now,
  });
  return id;
}

/** Proposes an addendum in the place of the one before: another term or rent. The other side sends it, so that both can sign, or refuses. */
export const renewTenancy = defineVerb(
  signedUp,
  async (ctx, { id, body: { version, terms } }: RouteInput<'renewTenancy'>): Promise<MovedRental> => {
    requireTimeToAnswer(terms, ctx.now);
    requireVersion(version, (await getOwnRental(ctx, id)).rental.version);
    const proposal = await compose(ctx, id, terms);
    return ctx.transaction(async (tx) => {
      const { rental, me, addendum } = await lockOwnRental(tx, { id, version, name: 'renew' });
      if (addendum) await endContract(tx.db, addendum.contract.id, 'withdrawn', tx.now);
      const contractId = await write(tx, proposal, { terms, partyId: me.id });
      await markSent(tx.db, contractId, me.side, tx.now);
      await updateRental(tx.db, id, rental.state, tx.now);
      const name = me.name ?? someone;
      await recordStep(tx, rental, {
        actor: me.id,
        transition: 'renew',
        data: { contractId, terms },
        text: messages.proposedEvent(name, terms),
      });
      await settleRental(tx, id);
      await tellSide(tx, rental, {
        kind: 'addendum-proposed',
        side: findOtherSide(me.side),
        due: new Date(terms.expiresAt),
        subject: messages.proposedSubject(rental.home),
        lines: [messages.proposedLead(name, rental.home, terms), messages.proposedAdvice],
        label: messages.readLabel,
        key: contractId,
      });
      return describeMoved(tx, id, me);
    });
  },
);
