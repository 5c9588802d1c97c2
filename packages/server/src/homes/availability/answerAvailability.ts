import type { RouteAnswer } from '@sewa/api/client';
import { getListingTransition, type ListingTransitionName, listOpenTransitions } from '@sewa/tenancy';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { declineOffersOf, makeNotOpenError } from '../own-listings/moveListing.ts';
import { lockOwnListing } from '../own-listings/ownListingQueries.ts';
import type { OwnListingRow } from '../own-listings/ownListingRow.ts';
import { requireFreePart } from '../own-listings/requireFreePart.ts';
import { requireNeeds } from '../own-listings/requireNeeds.ts';
import { writeTransition } from '../own-listings/writeTransition.ts';
import { makeLinkId } from './availabilityLink.ts';
import { type AvailabilityLink, findAvailabilityLink } from './availabilityQueries.ts';
import { listAskedHomes, mayAnswer } from './listAskedHomes.ts';

type Answer = RouteInput<'answerAvailability'>['body']['answer'];

/** The homes that the link of a mail asked about, or null; the secret in the link authorizes the request. */
export const findAvailability = defineVerb(
  anyone,
  async ({ db }, { query }: RouteInput<'findAvailability'>): Promise<RouteAnswer<'findAvailability'>> => {
    const link = await findAvailabilityLink(db, makeLinkId(query.get('token') ?? ''));
    return link && listAskedHomes(db, link);
  },
);

/** What an answer does to a listing; null if it is so already. */
function chooseTransition(
  { state, asked_at: askedAt }: OwnListingRow,
  answer: Answer,
): ListingTransitionName | null {
  if (answer === 'let') return state === 'let' ? null : 'let';
  if (state !== 'live') return 'resume';
  return askedAt ? 'confirm' : null;
}

async function answerFor(
  tx: InTransaction,
  { userId }: AvailabilityLink,
  {
    listingId,
    answer,
    declinesOffers,
  }: { readonly listingId: string; readonly answer: Answer; readonly declinesOffers: boolean },
): Promise<void> {
  const row = await lockOwnListing(tx.db, listingId);
  if (!row || !(await mayAnswer(tx.db, row, userId))) throw makeNotOpenError();
  // What somebody paused themselves is put back where they paused it.
  if (row.state === 'paused' && row.paused_because !== 'unconfirmed') throw makeNotOpenError();
  const name = chooseTransition(row, answer);
  if (name === null) return;
  if (
    row.state === 'let' ||
    !listOpenTransitions(row.state, 'lister', { isReviewed: row.is_reviewed }).includes(name)
  )
    throw makeNotOpenError();
  await requireNeeds(tx.db, row, getListingTransition(name), tx.now);
  await declineOffersOf(tx, { id: listingId, name, declinesOffers });
  await writeTransition(tx, row, { name, actorId: userId });
}

/** Says whether homes are still available, all or none of them; idempotent. Throws if the link is invalid, a home moved on, or has open offers. */
export const answerAvailability = defineVerb(
  anyone,
  async (
    ctx,
    { query, body }: RouteInput<'answerAvailability'>,
  ): Promise<RouteAnswer<'answerAvailability'>> => {
    const link = await findAvailabilityLink(ctx.db, makeLinkId(query.get('token') ?? ''));
    if (!link || !body.listingIds.every((id) => link.listingIds.includes(id)))
      throw new HttpError('not-found');
    const { answer, declinesOffers = false } = body;
    const listingIds = [...new Set(body.listingIds)].sort();
    await requireFreePart(() =>
      ctx.transaction(async (tx) => {
        for (const listingId of listingIds) await answerFor(tx, link, { listingId, answer, declinesOffers });
      }),
    );
    return listAskedHomes(ctx.db, link);
  },
);
