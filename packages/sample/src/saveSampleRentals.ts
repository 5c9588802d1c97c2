import type { OfferTerms, Rental, RentalEvent } from '@sewa/api/client';
import { contractPath } from '@sewa/paths';
import {
  acceptedEvent,
  counteredEvent,
  type Database,
  expiredEvent,
  makeListingId,
  notify,
  offeredEvent,
  type Queryable,
  rentalStartedEvent,
  sealEvent,
  withdrawnEvent,
  writeMessage,
} from '@sewa/server';
import { hasSampleUsers, insertConversation, insertEnquiry, noteSeen } from './conversationQueries.ts';
import {
  endOffer,
  finishRental,
  insertEvent,
  insertOffer,
  insertParties,
  insertRental,
  insertRentalConversation,
  type PartyRow,
} from './rentalQueries.ts';
import { findBegin, findTime } from './sampleMoment.ts';
import {
  getTerms,
  type SampleRental,
  type SampleStep,
  type SampleTerms,
  sampleRentals,
} from './sampleRentals.ts';
import { sampleSource } from './sampleSource.ts';

/** An offer that was made. */
interface Made {
  readonly id: string;
  readonly number: number;
  readonly terms: OfferTerms;
}

const stateAfter = {
  start: 'talking',
  offer: 'offered',
  counter: 'offered',
  accept: 'agreed',
  withdraw: 'withdrawn',
  expire: 'expired',
} as const satisfies Record<SampleStep['name'], Rental['state']>;

/** What becomes of the open offer. */
const offerAfter = {
  offer: 'countered',
  counter: 'countered',
  accept: 'accepted',
  withdraw: 'withdrawn',
  expire: 'expired',
} as const;

const makeTerms = (terms: SampleTerms, { occupiers }: SampleRental, now: Date): OfferTerms => ({
  monthlyRent: terms.rent * 100,
  from: findBegin(now, terms.begunMonthsAgo),
  months: terms.months,
  depositMonths: terms.months > 12 ? 2 : 1,
  dutyBy: 'tenant',
  clauses: ['minor-repairs', 'aircon-service'],
  occupiers: [...occupiers],
  goodFaithCents: 0,
  expiresAt: findTime(now, terms, { day: terms.expiresInDays, at: '20:00' }).toISOString(),
});

/** What the conversation says of a step. */
function sayStep(name: SampleStep['name'], who: string, home: string, terms: OfferTerms | undefined): string {
  if (name === 'start') return rentalStartedEvent(who, home);
  if (name === 'offer' && terms) return offeredEvent(who, terms);
  if (name === 'counter' && terms) return counteredEvent(who, terms);
  if (name === 'accept') return acceptedEvent(who);
  return name === 'withdraw' ? withdrawnEvent(who) : expiredEvent;
}

/** What the event of a step holds. */
function describeStep(
  name: SampleStep['name'],
  { listingId, state, made }: { listingId: string; state: string; made: Made | null },
): Record<string, unknown> {
  if (name === 'start') return { listingId };
  if (name === 'withdraw') return { from: state };
  if (!made) throw new Error(`There is no offer to ${name}.`);
  const { id: offerId, number, terms } = made;
  if (name === 'accept') return { offerId, terms, isSubjectToContract: true };
  return name === 'expire' ? { offerId } : { offerId, number, terms };
}

/** Tells the side that has to answer. */
async function tell(
  tx: Queryable,
  rentalId: string,
  parties: readonly PartyRow[],
  { made, by, at }: { made: Made; by: SampleStep['by']; at: Date },
): Promise<void> {
  const due = new Date(made.terms.expiresAt);
  const path = contractPath(rentalId);
  for (const { side, userId, corporateId } of parties) {
    if (side === by || (userId === null && corporateId === null)) continue;
    const to =
      corporateId === null ? { userId: userId ?? '' } : ({ corporateId, audience: 'everybody' } as const);
    await notify(tx, { to, kind: 'offer-received', about: rentalId, path, due, endsWhenDue: true }, at);
  }
}

/** The id of a rental of the sample market. */
export const makeRentalId = ({ home, tenant }: Pick<SampleRental, 'home' | 'tenant'>): string =>
  makeListingId('sample rental', `${home} ${tenant}`);

const HOUR_MS = 60 * 60 * 1000;

/** What who lets a home answered before the rental began. */
const ANSWER = 'Yes, it is. You can book a viewing on its page, or make an offer there.';

/** Writes what a tenant asked about the home before, and the answer. */
async function saveQuestion(
  tx: Queryable,
  question: string,
  { askerId, listingId, listerId, at }: { askerId: string; listingId: string; listerId: string; at: Date },
): Promise<void> {
  const [askedAt, answeredAt] = [new Date(at.getTime() - 3 * HOUR_MS), new Date(at.getTime() - 2 * HOUR_MS)];
  const row = { kind: 'listing', contextId: listingId, askerId, listerId, at: askedAt } as const;
  const conversationId = await insertConversation(tx, row);
  if (conversationId === null) return;
  const enquiryId = await insertEnquiry(tx, { askerId, listingId, listerId, at: askedAt });
  const from = (userId: string) => ({ conversationId, sender: { userId, corporateId: null } });
  await writeMessage(tx, { ...from(askerId), text: question, enquiryId }, askedAt);
  await writeMessage(tx, { ...from(listerId), text: ANSWER }, answeredAt);
  await noteSeen(tx, conversationId, { askerId, unseenBy: null });
}

async function saveRental(tx: Queryable, rental: SampleRental, now: Date): Promise<void> {
  const { tenant, home: homeKey, steps, question } = rental;
  const key = `${homeKey} ${tenant}`;
  const id = makeRentalId(rental);
  const listingId = makeListingId(sampleSource, homeKey);
  const tenantId = `sample-${tenant}`;
  const findAt = (step: SampleStep) => findTime(now, getTerms(rental), step);
  const begun = steps[0] ? findAt(steps[0]) : now;
  const home = await insertRental(tx, { id, listingId, tenantId, at: begun });
  if (home === null) return;
  const [own, lister, owner] = ['tenant', 'lister', 'owner'].map((who) =>
    makeListingId('sample party', `${key} ${who}`),
  );
  const parties = await insertParties(tx, id, {
    tenant: own ?? '',
    lister: lister ?? '',
    owner: owner ?? '',
  });
  const listerId = parties[1]?.userId;
  if (question && listerId)
    await saveQuestion(tx, question, { askerId: tenantId, listingId, listerId, at: begun });
  const conversationId = await insertRentalConversation(tx, id);

  let state: Rental['state'] = 'talking';
  let made: Made | null = null;
  let seal = '';
  for (const [index, step] of steps.entries()) {
    const { by, name } = step;
    const at = findAt(step);
    const party = parties.find(({ side }) => side === by);
    if (name !== 'start') await endOffer(tx, id, offerAfter[name]);
    if (step.terms && party) {
      const number: number = (made?.number ?? 0) + 1;
      const terms = makeTerms(step.terms, rental, now);
      made = { id: makeListingId('sample offer', `${key} ${number}`), number, terms };
      await insertOffer(tx, { ...made, rentalId: id, by: party, at });
    }
    const event: Omit<RentalEvent, 'seal'> = {
      number: index + 1,
      at: at.toISOString(),
      actor: party?.id ?? 'system',
      transition: name,
      data: describeStep(name, { listingId, state, made }),
      previous: seal,
    };
    seal = sealEvent(id, event);
    await insertEvent(tx, id, { ...event, seal });
    const text = sayStep(name, party?.name ?? '', home, made?.terms);
    await writeMessage(tx, { conversationId, sender: null, text }, at);
    state = stateAfter[name];
  }
  await noteSeen(tx, conversationId, { askerId: tenantId, unseenBy: null });
  const last = steps.at(-1);
  if (!last) return;
  await finishRental(tx, id, { state, version: steps.length, at: findAt(last) });
  if (state === 'offered' && made) await tell(tx, id, parties, { made, by: last.by, at: findAt(last) });
}

/** Writes the rentals of the invented people, with their offers and steps; one that is there is left as it is, and beside real people there is none. */
export async function saveSampleRentals(db: Database, now = new Date()): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await hasSampleUsers(tx))) return;
    for (const rental of sampleRentals) await saveRental(tx, rental, now);
  });
}
