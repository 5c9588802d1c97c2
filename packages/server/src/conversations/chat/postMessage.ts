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
import { type LockedConversation, lockForMessage, type MessageDraft, writeAtOnce } from './sendQueries.ts';
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

/** A message of the caller. */
export interface SentMessage {
  readonly conversationId: string;
  readonly text: string;
  readonly attachmentIds?: readonly string[];
  /** Counts it; null if it is counted as something else. */
  readonly counter: CallCounter | null;
}

const makeDraft = (
  { session, now, idempotencyKey }: SignedIn,
  { conversationId, text, attachmentIds = [] }: SentMessage,
): MessageDraft => ({
  conversationId,
  userId: session.user_id,
  text,
  key: idempotencyKey ?? null,
  attachmentIds,
  now,
});

/**
 * Writes a message of the caller into a conversation, counted by `counter`; one that repeats another returns that one, and isn't counted.
 * Throws if the caller takes no part there, somebody there blocked them, the key was used for another message, or the limit is reached.
 */
export async function postMessage(
  ctx: InTransaction<SignedIn>,
  requested: SentMessage,
): Promise<WrittenMessage> {
  const { db: tx, session, now } = ctx;
  const { conversationId, counter } = requested;
  const draft = makeDraft(ctx, requested);
  const { userId, text, key, attachmentIds } = draft;
  const compileRules = compileParticipants(session, conversationId, 'update');
  const conversation = await lockForMessage(tx, draft, compileRules);
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

/** As `postMessage`, in a transaction of its own only if there is more to do than to write it. */
export async function postAlone(
  ctx: SignedIn,
  requested: SentMessage & { readonly counter: CallCounter },
): Promise<WrittenMessage> {
  const { conversationId, text, counter, attachmentIds = [] } = requested;
  const isPlain = attachmentIds.length === 0 && !text.includes(goneReply);
  const compileRules = compileParticipants(ctx.session, conversationId, 'update');
  const draft = makeDraft(ctx, requested);
  const written = isPlain ? await writeAtOnce(ctx.db, { draft, counter, compileRules }) : null;
  return written ?? ctx.transaction((tx) => postMessage(tx, requested));
}
