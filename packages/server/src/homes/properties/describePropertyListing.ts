import type { Authority, PropertyListing } from '@sewa/api/client';
import { listOpenTransitions } from '@sewa/tenancy';
import type { PropertyListingRow } from './listingQueries.ts';
import type { Viewer } from './Viewer.ts';

/** How long somebody has to answer whether a home is still available, in milliseconds: 7 days. */
export const ANSWER_MS = 7 * 24 * 60 * 60 * 1000;

/** Whether a listing is the user's, or that of the corporate they act for. */
const isOwnListing = (
  row: Pick<PropertyListingRow, 'lister_user_id' | 'lister_corporate_id'>,
  { userId, corporateId }: Pick<Viewer, 'userId' | 'corporateId'>,
): boolean =>
  row.lister_user_id === userId || (corporateId !== null && row.lister_corporate_id === corporateId);

/** What of a unit the viewer knows besides a listing. */
export interface ListingSurroundings {
  readonly viewer: Viewer;
  /** Whether the unit is the viewer's, or their corporate's. */
  readonly isOwner: boolean;
  /** Whether the viewer knows what is said of the unit. */
  readonly isKnown: boolean;
  /** Authorities of the viewer for the unit, if they are an agent. */
  readonly authorities: readonly Pick<Authority, 'state'>[];
}

/** Whether the viewer sees a listing: their own in any state, as owner all that were public, and as agent of its owner what is live. */
export const isSeen = (
  row: PropertyListingRow,
  { viewer, isOwner, isKnown }: Pick<ListingSurroundings, 'viewer' | 'isOwner' | 'isKnown'>,
): boolean =>
  isOwnListing(row, viewer) ||
  (isKnown && row.state === 'live') ||
  (isOwner && (row.state === 'paused' || row.state === 'let'));

/** A listing of a unit, with what the viewer can do with it. What only its own side knows is left out for others. */
export function describePropertyListing(
  row: PropertyListingRow,
  { viewer, isOwner, authorities }: ListingSurroundings,
): PropertyListing {
  const isMine = isOwnListing(row, viewer);
  const isAgent = !isOwner && authorities.some(({ state }) => state === 'running');
  const { views, saves, enquiries } = row;
  return {
    id: row.id,
    slug: row.slug,
    part: row.room === 0 ? 'whole' : { room: row.room },
    propertySubType: row.property_sub_type,
    state: row.state,
    version: row.version,
    may: isMine ? listOpenTransitions(row.state, 'lister', { isReviewed: row.is_reviewed }) : [],
    isMine,
    canJoin: isAgent && !isMine && row.state === 'live' && !row.joined_user_ids.includes(viewer.userId),
    listerName: row.lister_name,
    title: row.title,
    monthlyRent: row.monthly_rent,
    availableFrom: row.available_from,
    picture: row.picture,
    counts: isMine || isOwner ? { views, saves, enquiries } : { views: 0, saves: 0, enquiries: 0 },
    pausedBecause: isMine ? row.paused_because : null,
    confirmBy: isMine && row.asked_at ? new Date(row.asked_at.getTime() + ANSWER_MS).toISOString() : null,
    rejection: isMine ? row.rejection : null,
    updatedAt: row.updated_at.toISOString(),
  };
}
