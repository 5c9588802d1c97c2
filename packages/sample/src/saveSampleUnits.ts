import { propertyPath, reviewPath } from '@sewa/paths';
import { type Database, makeAddressKey, makeListingId, notify, type Queryable } from '@sewa/server';
import { hasSampleUsers } from './conversationQueries.ts';
import { createRandom } from './drawings/random.ts';
import { sampleCorporates } from './sampleCorporates.ts';
import { listSampleListings } from './sampleMarket.ts';
import { sampleSource } from './sampleSource.ts';
import { getSampleHome, type SampleUnit, sampleUnits } from './sampleUnits.ts';
import {
  attachListing,
  insertAuthority,
  insertCounts,
  insertOwnerLister,
  listHomesWithoutUnits,
  markReviewed,
  upsertCorporateLister,
  upsertUnit,
} from './unitQueries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const COUNTED_DAYS = 30;

const statusOf = { draft: 'hidden', review: 'hidden', live: 'live', paused: 'closed', let: 'let' } as const;

/** Days as they are called in Singapore. */
const nameDay = (at: Date): string => at.toLocaleDateString('en-CA', { timeZone: 'Asia/Singapore' });

/** Views and saves of a home in the last 30 days; the same for the same home. Enquiries are counted, not drawn. */
function countDays(home: string, now: Date) {
  const random = createRandom(`counts of ${home}`);
  const usual = random.whole(4, 18);
  return Array.from({ length: COUNTED_DAYS }, (_, ago) => ({
    day: nameDay(new Date(now.getTime() - ago * DAY_MS)),
    views: random.whole(0, 2 * usual),
    saves: random.chance(0.25) ? 1 : 0,
  }));
}

/** Who lists the home: the owner's agent, the company or the owner. */
async function findLister(tx: Queryable, { owner, agent }: SampleUnit): Promise<string> {
  if (agent !== undefined) return `sample-${agent}`;
  return 'corporate' in owner
    ? upsertCorporateLister(tx, `sample-${owner.corporate}`)
    : insertOwnerLister(tx, `sample-${owner.user}`);
}

async function saveUnit(tx: Queryable, unit: SampleUnit, now: Date): Promise<void> {
  const { home: key, unitOf = key, owner, agent, state, room, confirmedDaysAgo, isAsked, rules } = unit;
  const { isListerNew = false } = unit;
  const [draft] = listSampleListings([getSampleHome(unitOf)]);
  if (!draft) return;
  const { block, street, floor, unit: number, postalCode } = draft.address;
  const addressKey = makeAddressKey({ block, street, floor, unit: number, postalCode: postalCode ?? '' });
  const begun = new Date(now.getTime() - 60 * DAY_MS);
  const ownerUserId = 'user' in owner ? `sample-${owner.user}` : null;
  const unitId = await upsertUnit(tx, {
    id: makeListingId('sample unit', unitOf),
    addressKey,
    listingId: makeListingId(sampleSource, unitOf),
    ownerUserId,
    ownerCorporateId: 'corporate' in owner ? `sample-${owner.corporate}` : null,
    isByRooms: room !== undefined,
    at: begun,
  });
  const listerId = await findLister(tx, unit);
  if (agent !== undefined)
    await insertAuthority(tx, { unitId, agentListerId: listerId, ownerUserId, at: begun });
  const listingId = makeListingId(sampleSource, key);
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const isAttached = await attachListing(tx, {
    listingId,
    unitId,
    part: room === undefined ? '[0,100)' : `[${room},${room + 1})`,
    state,
    status: statusOf[state],
    listerId,
    rules: JSON.stringify(rules ?? {}),
    confirmedAt: ago(confirmedDaysAgo),
    askedAt: isAsked ? ago(confirmedDaysAgo - 7) : null,
    submittedAt: state === 'review' ? ago(1) : null,
  });
  if (!isAttached) return;
  if (isAsked && ownerUserId !== null) {
    const due = ago(confirmedDaysAgo - 14);
    const asks = { kind: 'listing-unconfirmed', about: listingId, path: propertyPath(unitId), due } as const;
    await notify(tx, { to: { userId: ownerUserId }, ...asks }, ago(confirmedDaysAgo - 7));
  }
  if (state === 'review')
    for (const corporate of sampleCorporates.filter(({ isOperator }) => isOperator)) {
      const to = { corporateId: corporate.id, audience: 'everybody' } as const;
      const waits = { kind: 'listing-in-review', about: listingId, path: reviewPath() } as const;
      await notify(tx, { to, ...waits }, ago(1));
    }
  if (state === 'draft' || state === 'review') return;
  if (!isListerNew) await markReviewed(tx, listerId, begun);
  await insertCounts(tx, listingId, countDays(key, now));
}

/**
 * Makes some homes of the sample market ones that their owners, an agent or a company list by themselves, with units, authorities
 * and numbers. Beside real people there are none.
 */
export async function saveSampleUnits(db: Database, now: Date = new Date()): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await hasSampleUsers(tx))) return;
    for (const unit of sampleUnits) await saveUnit(tx, unit, now);
    for (const { id, days } of await listHomesWithoutUnits(tx, now))
      await insertCounts(tx, id, countDays(id, now).slice(0, days));
  });
}
