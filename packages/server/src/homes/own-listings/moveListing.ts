import type { RouteAnswer } from '@sewa/api/client';
import {
  getListingTransition,
  type ListingActor,
  type ListingTransitionName,
  listOpenTransitions,
} from '@sewa/tenancy';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { requireVersion } from '../../platform/calling/requireVersion.ts';
import { isRandomId } from '../../platform/database/ids.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { compilePermission } from '../../platform/permissions/compilePermission.ts';
import type { SignedIn } from '../../platform/sessions/whoMayAsk.ts';
import { finishPhotos } from '../photos/finishPhotos.ts';
import * as messages from './messages.ts';
import { notifyOfReview } from './notifyOfReview.ts';
import { findOwnListing, lockOwnListing } from './ownListingQueries.ts';
import { changedListings, type OwnListingRow } from './ownListingRow.ts';
import { requireFreePart } from './requireFreePart.ts';
import { requireNeeds } from './requireNeeds.ts';
import { writeTransition } from './writeTransition.ts';

type Moved = RouteAnswer<'submitListing'>;

/** A transition that somebody asks for. */
export interface RequestedTransition {
  readonly id: string;
  readonly version: number;
  readonly name: ListingTransitionName;
  readonly actor: Exclude<ListingActor, 'system'>;
  readonly words?: string;
  /** Whether the lister confirmed that open offers are declined. */
  readonly declinesOffers?: boolean;
}

/** State and version of a listing, and what its lister or an operator can do with it. */
export const describeState = (
  { state, version, is_reviewed: isReviewed }: Pick<OwnListingRow, 'state' | 'version' | 'is_reviewed'>,
  actor: ListingActor = 'lister',
): Moved => ({ state, version, may: listOpenTransitions(state, actor, { isReviewed }) });

/** The error for something that isn't open to a listing in its state. */
export const makeNotOpenError = (): HttpError =>
  new HttpError('wrong-state', { fields: [{ name: 'transition', reason: messages.notOpenReason }] });

/** A lister's own listing, or for an operator any one; locked in a transaction. Throws if there is none. */
export async function getListingForTransition(
  { db, session }: Pick<SignedIn, 'db' | 'session'>,
  { id, actor, isLocked }: { id: string; actor: ListingActor; isLocked: boolean },
): Promise<OwnListingRow> {
  const rules =
    actor === 'operator' ? undefined : compilePermission(session, { ...changedListings, firstParameter: 2 });
  const find = isLocked ? lockOwnListing : findOwnListing;
  const row = isRandomId(id) ? await find(db, id, rules) : null;
  if (!row) throw new HttpError('not-found');
  return row;
}

/** A listing of the user, locked until the transaction ends. Throws if it isn't theirs. */
export const lockListingForTransition = (tx: InTransaction<SignedIn>, id: string): Promise<OwnListingRow> =>
  getListingForTransition(tx, { id, actor: 'lister', isLocked: true });

/** Makes the photos that still wait before a listing is submitted or goes live. Throws if one can't be read. */
async function finishWaitingPhotos(
  ctx: SignedIn,
  { id, name, actor }: Pick<RequestedTransition, 'id' | 'name' | 'actor'>,
): Promise<void> {
  if (!getListingTransition(name).needs.includes('complete')) return;
  const row = await getListingForTransition(ctx, { id, actor, isLocked: false });
  if (describeState(row, actor).may.includes(name)) await finishPhotos(ctx, id);
}

/** Declines the open offers of a locked listing that is let or closed. Throws if there are any and the lister didn't confirm it. */
export async function declineOffersOf(
  tx: InTransaction,
  {
    id: listingId,
    name,
    declinesOffers: isConfirmed,
  }: { id: string; name: ListingTransitionName; declinesOffers: boolean },
): Promise<void> {
  if (name === 'let' || name === 'close') await tx.declineOffers(tx, { listingId, name, isConfirmed });
}

/**
 * Moves a listing to its next state, all or nothing: the listing, its audit entry, to-do lists, mails, open offers and conversations. Throws if
 * the version is stale, the transition isn't open, something it needs is missing, or nobody confirmed that open offers are declined.
 */
export async function moveListing(ctx: SignedIn, requested: RequestedTransition): Promise<Moved> {
  const { id, version, name, actor, words, declinesOffers = false } = requested;
  await finishWaitingPhotos(ctx, requested);
  return requireFreePart(() =>
    ctx.transaction(async (tx) => {
      const row = await getListingForTransition(tx, { id, actor, isLocked: true });
      requireVersion(version, row.version);
      if (name === 'publish' && row.state === 'live') return describeState(row, actor);
      if (!describeState(row, actor).may.includes(name)) throw makeNotOpenError();
      await requireNeeds(tx.db, row, getListingTransition(name), tx.now);
      await declineOffersOf(tx, { id, name, declinesOffers });
      const actorId = tx.session.user_id;
      const after = await writeTransition(tx, row, { name, actorId, ...(words !== undefined && { words }) });
      if (actor === 'operator') await notifyOfReview(tx, after, words);
      return describeState(after, actor);
    }),
  );
}
