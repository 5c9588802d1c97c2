import type { InTransaction } from '../../platform/calling/Context.ts';
import type { CallCounter } from '../../platform/calling/countCall.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { goneReply } from '../../platform/messages/messages.ts';
import type { SignedIn } from '../../platform/sessions/whoMayAsk.ts';
import { noteToldGone } from '../enquiry-states/enquiryStateQueries.ts';
import { findEnquiredListing, insertEnquiry } from './enquiryQueries.ts';
import { findAskable } from './getAskable.ts';
import { compileParticipants } from './getParticipant.ts';
import type { WrittenMessage } from './messageQueries.ts';
import { refuseBlocked } from './requireNotBlocked.ts';
import { type LockedConversation, lockForMessage, SENDER_PARAMETER } from './sendQueries.ts';
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
 * Writes a message of the caller into a conversation, counted by `counter`; one that repeats another returns that one, and isn't counted.
 * Throws if the caller takes no part there, somebody there blocked them, the key was used for another message, or the limit is reached.
 */
export async function postMessage(
  ctx: InTransaction<SignedIn>,
  conversationId: string,
  {
    text,
    attachmentIds = [],
    counter,
  }: { text: string; attachmentIds?: readonly string[]; counter: CallCounter | null },
): Promise<WrittenMessage> {
  const { db: tx, session, now, idempotencyKey: key = null } = ctx;
  const { user_id: userId } = session;
  const draft = { conversationId, userId, text, key, attachmentIds, now };
  const sending = { action: 'update', firstParameter: SENDER_PARAMETER } as const;
  const conversation = await lockForMessage(tx, draft, compileParticipants(session, conversationId, sending));
  if (!conversation) throw new HttpError('not-found');
  const { corporateId, sent, isBlocked, contextId, partyKey } = conversation;
  if (sent) return sent;
  if (isBlocked) throw refuseBlocked();
  const message = { conversationId, sender: { userId, corporateId }, text, key, attachmentIds, counter };
  const written = isEnquiry(conversation, userId)
    ? await writeFirst(ctx, contextId, message)
    : await writeMessage(tx, message, now);
  if (isWordOfGone(conversation, message))
    await noteToldGone(tx, { listingId: contextId, askerKey: partyKey, now });
  return written;
}
