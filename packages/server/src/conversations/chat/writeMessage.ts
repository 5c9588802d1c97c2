import type { CallCounter } from '../../platform/calling/countCall.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { attachFiles, insertMessage, type Sender, type WrittenMessage } from './messageQueries.ts';

/** A message to write. */
export interface NewMessage {
  readonly conversationId: string;
  /** Null for an event. */
  readonly sender: Sender | null;
  /** What it says; for an event, what happened. */
  readonly text: string;
  /** The idempotency key it was sent with. @default null */
  readonly key?: string | null;
  /** The enquiry it makes. @default null */
  readonly enquiryId?: string | null;
  /** Unsent attachments of the sender in this conversation. @default [] */
  readonly attachmentIds?: readonly string[];
  /** Counts the call that sends it. @default null */
  readonly counter?: CallCounter | null;
}

/**
 * Writes a message and tells every process, in the transaction of what it is about. Its number is
 * taken under the lock of the conversation, so numbers follow the order of commits without a hole. Throws if the sender used
 * the key in another conversation, an attachment isn't theirs to send, or the limit of the call is reached.
 */
export async function writeMessage(tx: Queryable, message: NewMessage, now: Date): Promise<WrittenMessage> {
  const {
    conversationId,
    sender,
    text,
    key = null,
    enquiryId = null,
    attachmentIds = [],
    counter = null,
  } = message;
  const kind = sender === null ? 'event' : text === '' ? 'file' : 'text';
  const row = { conversationId, kind, sender, body: text, key, enquiryId, counter, now } as const;
  const { id, number } = await insertMessage(tx, row);
  if (sender !== null && attachmentIds.length > 0)
    await attachFiles(tx, { messageId: id, conversationId, userId: sender.userId, attachmentIds });
  return { id, number, sentAt: now };
}
