import type { InTransaction } from '../../platform/calling/Context.ts';
import { goneReply } from '../../platform/messages/messages.ts';
import type { SignedIn } from '../../platform/sessions/whoMayAsk.ts';
import { noteToldGone } from '../enquiry-states/enquiryStateQueries.ts';
import { findEnquiredListing, insertEnquiry } from './enquiryQueries.ts';
import { findAskable } from './getAskable.ts';
import {
  findSendState,
  type LockedConversation,
  lockConversation,
  type WrittenMessage,
} from './messageQueries.ts';
import type { Participant } from './participantQueries.ts';
import { refuseBlocked } from './requireNotBlocked.ts';
import { makeEnquiryKey, writeEnquiry } from './writeEnquiry.ts';
import { type NewMessage, writeMessage } from './writeMessage.ts';

/** Whether a message begins the conversation of its sender about a listing. */
const isEnquiry = ({ kind, lastNumber, partyKey }: LockedConversation, userId: string): boolean =>
  kind === 'listing' && lastNumber === 0 && partyKey === userId;

/** Whether a message of the side that lets says that the home is gone, as the quick reply does. */
const isWordOfGone = ({ kind, partyKey }: LockedConversation, { sender, text }: NewMessage): boolean =>
  kind === 'listing' &&
  sender !== null &&
  (sender.userId !== partyKey || sender.corporateId !== null) &&
  text.includes(goneReply);

/** Writes the first message about a listing as an enquiry, unless nobody lets it any more. */
async function writeFirst(
  ctx: InTransaction<SignedIn>,
  listingId: string,
  message: NewMessage & { key: string | null },
): Promise<WrittenMessage> {
  const { db: tx, session, now } = ctx;
  const listing = findAskable(await findEnquiredListing(tx, listingId));
  const key = message.key ?? makeEnquiryKey(listingId, message.text);
  const row = { userId: session.user_id, listingId, key, now };
  const enquiryId = listing && (await insertEnquiry(tx, { ...row, listerId: listing.lister_id }));
  return listing && enquiryId !== null
    ? writeEnquiry(ctx, { enquiryId, listing, message })
    : writeMessage(tx, message, now);
}

/**
 * Writes a message of the caller into a conversation; one that repeats another returns that one, and `isNew` is false. Throws if
 * somebody there blocked the sender, or the key was used for another message.
 */
export async function postMessage(
  ctx: InTransaction<SignedIn>,
  { conversationId, corporateId, participantId }: Participant,
  { text, attachmentIds = [] }: { text: string; attachmentIds?: readonly string[] },
): Promise<WrittenMessage & { isNew: boolean }> {
  const { db: tx, session, now, idempotencyKey: key = null } = ctx;
  const conversation = await lockConversation(tx, conversationId);
  const sender = { userId: session.user_id, corporateId };
  const message = { conversationId, sender, text, key, attachmentIds };
  const { sent, isBlocked } = await findSendState(tx, { ...message, now }, participantId);
  if (sent) return { ...sent, isNew: false };
  if (isBlocked) throw refuseBlocked();
  const written = isEnquiry(conversation, session.user_id)
    ? await writeFirst(ctx, conversation.contextId, message)
    : await writeMessage(tx, message, now);
  if (isWordOfGone(conversation, message)) {
    const { contextId: listingId, partyKey: askerKey } = conversation;
    await noteToldGone(tx, { listingId, askerKey, now });
  }
  return { ...written, isNew: true };
}
