import type { RouteAnswer } from '@sewa/api/client';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { countCall } from '../../platform/calling/countCall.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { takePendingAction } from '../../platform/pending-actions/pendingAction.ts';
import { type SignedIn, signedUp } from '../../platform/sessions/whoMayAsk.ts';
import { findEnquiryByKey, insertEnquiry } from './enquiryQueries.ts';
import { getAskable } from './getAskable.ts';
import * as messages from './messages.ts';
import { openListingConversation } from './openListingConversation.ts';
import { requireNotBlocked } from './requireNotBlocked.ts';
import { makeEnquiryKey, writeEnquiry } from './writeEnquiry.ts';

type EnquiryDraft = RouteInput<'makeEnquiry'>['body'];
type Answer = RouteAnswer<'makeEnquiry'>;

const refuseKey = () =>
  new HttpError('invalid', { fields: [{ name: 'listingId', reason: messages.enquiryKeyReason }] });

async function write(
  ctx: InTransaction<SignedIn>,
  { listingId, message: text }: EnquiryDraft,
): Promise<Answer> {
  const { db: tx, session, browser, now, idempotencyKey = null } = ctx;
  const userId = session.user_id;
  const key = idempotencyKey ?? makeEnquiryKey(listingId, text);
  const answerKnown = async (): Promise<Answer | null> => {
    const known = await findEnquiryByKey(tx, userId, key);
    if (known && known.listing_id !== listingId) throw refuseKey();
    return known && { id: known.id, conversationId: known.conversation_id, isNew: false };
  };
  const known = await answerKnown();
  if (known) return known;
  const listing = await getAskable(tx, { listingId, asker: session, field: 'listingId' });
  const id = await insertEnquiry(tx, { userId, listingId, listerId: listing.lister_id, key, now });
  if (id === null) {
    const other = await answerKnown();
    if (!other) throw new HttpError('not-ready', { retryAfter: 1 });
    return other;
  }
  const { id: conversationId } = await openListingConversation(tx, { listing, userId, now });
  await requireNotBlocked(tx, conversationId, userId);
  const sender = { userId, corporateId: null };
  const message = { conversationId, sender, text, key: idempotencyKey };
  const written = await writeEnquiry(ctx, { enquiryId: id, listing, message });
  // After the lock of the conversation, as every call that writes a message counts it.
  await countCall(ctx, 'makeEnquiry');
  const taken = await takePendingAction(tx, browser.findCookie('intent'), ['enquiry'], now);
  if (taken?.kind === 'enquiry' && taken.listingId === listingId && taken.partnerKey !== null)
    await ctx.noteLead(ctx, { partnerKey: taken.partnerKey, messageId: written.id, listingId });
  return { id, conversationId, isNew: true };
}

/**
 * Stores a message about a listing in the conversation with its lister, in one transaction. A repeated or concurrent identical enquiry
 * returns the first. Throws if the listing has no contact, the lister blocked the user, or the rate limit is exceeded.
 */
export const makeEnquiry = defineVerb(
  signedUp,
  (ctx, { body }: RouteInput<'makeEnquiry'>): Promise<Answer> => ctx.transaction((tx) => write(tx, body)),
);
