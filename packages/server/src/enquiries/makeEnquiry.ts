import { createHash } from 'node:crypto';
import type { RouteAnswer } from '@sewa/api/client';
import { chatPath, listingPath } from '@sewa/paths';
import type { Database, Queryable } from '../database/database.ts';
import { countRequest } from '../http/queries.ts';
import { RefusedError } from '../http/RefusedError.ts';
import { takeIntent } from '../intents/intent.ts';
import type { Jobs } from '../jobs/Jobs.ts';
import { hurryMail, queueMail } from '../mail-queue/queueMail.ts';
import type { SessionRow } from '../sessions/queries.ts';
import { composeEnquiryMail } from './composeEnquiryMail.ts';
import {
  type AskedListingRow,
  findAskedListing,
  findEnquiryByKey,
  insertEnquiry,
  insertMessage,
  upsertConversation,
} from './queries.ts';

/** What makes an enquiry. */
export interface EnquiryParts {
  db: Database;
  jobs: Jobs;
  session: SessionRow;
  /** Secret of what this browser's visitor wanted before log-in, or null; a message kept there is used up. */
  intentSecret: string | null;
  /** Origin of links in the letter. */
  publicUrl: string;
  now: Date;
}

/** A message and what it is about. */
export interface EnquiryDraft {
  listingId: string;
  message: string;
  idempotencyKey?: string | undefined;
}

/** A listing that somebody can be asked about. */
type Askable = AskedListingRow & { lister_id: string; lister_name: string };

const PER_HOUR = 20;
const HOUR_MS = 3_600_000;

/** A form without a key of its own: the same message about the same listing is the same enquiry. */
const makeKey = ({ listingId, message }: EnquiryDraft): string =>
  `said-${createHash('sha256').update(`${listingId}\n${message}`).digest('hex')}`;

const refuse = (reason: string) => new RefusedError('invalid', { fields: [{ name: 'listingId', reason }] });

async function getAskable(tx: Queryable, listingId: string, userId: string): Promise<Askable> {
  const listing = await findAskedListing(tx, listingId);
  if (!listing) throw new RefusedError('not-found');
  const { lister_id, lister_name } = listing;
  if (listing.status !== 'live') throw refuse('is no longer on offer');
  if (lister_id === null || lister_name === null) throw refuse('has nobody who could be asked');
  if (listing.lister_user_id === userId) throw refuse('is your own');
  return { ...listing, lister_id, lister_name };
}

async function countEnquiry(tx: Queryable, userId: string, now: Date): Promise<void> {
  const hour = new Date(now.getTime() - (now.getTime() % HOUR_MS));
  if (await countRequest(tx, `enquiry:${userId}`, hour, PER_HOUR)) return;
  throw new RefusedError('too-many', {
    retryAfter: Math.ceil((hour.getTime() + HOUR_MS - now.getTime()) / 1000),
  });
}

function composeMail(listing: Askable, draft: EnquiryDraft, parts: EnquiryParts) {
  const { session, publicUrl } = parts;
  return composeEnquiryMail({
    to: listing.email ?? '',
    listerName: listing.lister_name,
    asker: { name: session.name, phoneNumber: session.phone_number },
    listing,
    message: draft.message,
    enquiriesUrl: `${publicUrl}${chatPath()}`,
    listingUrl: `${publicUrl}${listingPath(draft.listingId, listing.slug)}`,
  });
}

async function write(
  tx: Queryable,
  draft: EnquiryDraft,
  parts: EnquiryParts,
): Promise<RouteAnswer<'makeEnquiry'>> {
  const { session, intentSecret, now } = parts;
  const { listingId } = draft;
  const userId = session.user_id;
  const key = draft.idempotencyKey ?? makeKey(draft);
  const answerKnown = async (): Promise<RouteAnswer<'makeEnquiry'> | null> => {
    const known = await findEnquiryByKey(tx, userId, key);
    if (known && known.listing_id !== listingId) throw refuse('is not what this key was first used for');
    return known && { id: known.id, isNew: false };
  };
  const known = await answerKnown();
  if (known) return known;
  const listing = await getAskable(tx, listingId, userId);
  const id = await insertEnquiry(tx, { userId, listingId, listerId: listing.lister_id, key, now });
  if (id === null) {
    const other = await answerKnown();
    if (!other) throw new RefusedError('not-ready', { retryAfter: 1 });
    return other;
  }
  await countEnquiry(tx, userId, now);
  const others = listing.lister_user_id === null ? [] : [listing.lister_user_id];
  const conversationId = await upsertConversation(tx, { listingId, userIds: [userId, ...others], now });
  await insertMessage(tx, { conversationId, senderId: userId, enquiryId: id, body: draft.message, now });
  if (listing.email !== null) await queueMail(tx, `enquiry-${id}`, composeMail(listing, draft, parts), now);
  await takeIntent(tx, intentSecret, ['enquiry'], now);
  return { id, isNew: true };
}

/**
 * Keeps a first message about a listing in the conversation of both sides and queues the letter to the lister, in one
 * transaction. The same enquiry arriving again, also at the same moment, is answered with the first. Throws when nobody can
 * be asked, the sign-up is not complete, or too many were made.
 */
export async function makeEnquiry(
  draft: EnquiryDraft,
  parts: EnquiryParts,
): Promise<RouteAnswer<'makeEnquiry'>> {
  if (!parts.session.is_valid) throw new RefusedError('not-allowed');
  const answer = await parts.db.transaction((tx) => write(tx, draft, parts));
  if (answer.isNew) await hurryMail(parts.jobs);
  return answer;
}
