import { createHash } from 'node:crypto';
import type { RouteAnswer } from '@sewa/api/client';
import { chatPath, listingPath, partyPath } from '@sewa/paths';
import type { InTransaction } from '../calling/Context.ts';
import { countCall } from '../calling/countCall.ts';
import { defineVerb } from '../calling/defineVerb.ts';
import type { RouteInput } from '../calling/routeInput.ts';
import type { Queryable } from '../database/database.ts';
import { HttpError } from '../http/HttpError.ts';
import { type QueuedMail, queueMail } from '../mail-queue/queueMail.ts';
import * as messages from '../messages/messages.ts';
import { notify } from '../notices/notify.ts';
import { takePendingAction } from '../pending-actions/pendingAction.ts';
import { type SignedIn, signedUp } from '../sessions/whoMayAsk.ts';
import { composeEnquiryMail } from './composeEnquiryMail.ts';
import {
  type EnquiredListingRow,
  findEnquiredListing,
  findEnquiryByKey,
  insertEnquiry,
  insertMessage,
  upsertConversation,
} from './queries.ts';

type EnquiryDraft = RouteInput<'makeEnquiry'>['body'];

/** A listing with a contact. */
type Askable = EnquiredListingRow & { lister_id: string; lister_name: string };

/** Default key: the same message about the same listing is the same enquiry. */
const makeKey = ({ listingId, message }: EnquiryDraft): string =>
  `said-${createHash('sha256').update(`${listingId}\n${message}`).digest('hex')}`;

const refuse = (reason: string) => new HttpError('invalid', { fields: [{ name: 'listingId', reason }] });

async function getAskable(tx: Queryable, listingId: string, userId: string): Promise<Askable> {
  const listing = await findEnquiredListing(tx, listingId);
  if (!listing) throw new HttpError('not-found');
  const { lister_id, lister_name } = listing;
  if (listing.status !== 'live') throw refuse(messages.homeUnavailableReason);
  if (lister_id === null || lister_name === null) throw refuse(messages.homeWithoutContactReason);
  if (listing.lister_user_id === userId) throw refuse(messages.ownHomeReason);
  return { ...listing, lister_id, lister_name };
}

function composeMail(listing: Askable, draft: EnquiryDraft, { session, origin }: SignedIn) {
  return composeEnquiryMail({
    listerName: listing.lister_name,
    asker: { name: session.name, phoneNumber: session.phone_number },
    listing,
    message: draft.message,
    enquiriesUrl: `${origin}${chatPath()}`,
    listingUrl: `${origin}${listingPath(draft.listingId, listing.slug)}`,
  });
}

/** Mails the lister: at the address they confirmed, else at the one their listings are advertised with. */
async function mailLister(
  ctx: InTransaction<SignedIn>,
  { lister_user_id: userId, lister_email: address }: Askable,
  mail: Omit<QueuedMail, 'to'>,
): Promise<void> {
  if (userId !== null && (await queueMail(ctx, { ...mail, to: { userId } }))) return;
  if (address !== null) await queueMail(ctx, { ...mail, to: { address, because: 'advertised' } });
}

async function write(ctx: InTransaction<SignedIn>, draft: EnquiryDraft): Promise<RouteAnswer<'makeEnquiry'>> {
  const { db: tx, session, browser, now } = ctx;
  const { listingId } = draft;
  const userId = session.user_id;
  const key = ctx.idempotencyKey ?? makeKey(draft);
  const answerKnown = async (): Promise<RouteAnswer<'makeEnquiry'> | null> => {
    const known = await findEnquiryByKey(tx, userId, key);
    if (known && known.listing_id !== listingId) throw refuse(messages.enquiryKeyReason);
    return known && { id: known.id, isNew: false };
  };
  const known = await answerKnown();
  if (known) return known;
  const listing = await getAskable(tx, listingId, userId);
  const id = await insertEnquiry(tx, { userId, listingId, listerId: listing.lister_id, key, now });
  if (id === null) {
    const other = await answerKnown();
    if (!other) throw new HttpError('not-ready', { retryAfter: 1 });
    return other;
  }
  await countCall(ctx, 'makeEnquiry');
  const others = listing.lister_user_id === null ? [] : [listing.lister_user_id];
  const conversationId = await upsertConversation(tx, { listingId, userIds: [userId, ...others], now });
  await insertMessage(tx, { conversationId, senderId: userId, enquiryId: id, body: draft.message, now });
  await mailLister(ctx, listing, { ...composeMail(listing, draft, ctx), key: `enquiry-${id}` });
  if (listing.lister_user_id !== null) {
    const to = { userId: listing.lister_user_id };
    await notify(tx, { to, kind: 'enquiry', about: id, path: partyPath(id) }, now);
  }
  await takePendingAction(tx, browser.findCookie('intent'), ['enquiry'], now);
  return { id, isNew: true };
}

/**
 * Stores a first message about a listing in the conversation and queues the email to the lister, in one transaction. A repeated or
 * concurrent identical enquiry returns the first. Throws if the listing has no contact, or the rate limit is exceeded.
 */
export const makeEnquiry = defineVerb(
  signedUp,
  (ctx, { body }: RouteInput<'makeEnquiry'>): Promise<RouteAnswer<'makeEnquiry'>> =>
    ctx.transaction((tx) => write(tx, body)),
);
