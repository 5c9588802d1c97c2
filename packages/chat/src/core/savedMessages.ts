import type { ChatStorage, UnsentMessage } from './Chat.ts';
import { type SavedRecord, savedRecord } from './savedRecord.ts';

/** An unsent message as it is saved. */
export interface SavedMessage extends Omit<UnsentMessage, 'state' | 'error'> {
  readonly isFailed: boolean;
}

const isSavedMessage = (value: unknown): value is SavedMessage => {
  const { key, conversationId, text, attachments, writtenAt } = Object(value) as Record<string, unknown>;
  const isText = [key, conversationId, text, writtenAt].every((field) => typeof field === 'string');
  return isText && Array.isArray(attachments);
};

const isSavedMessages = (value: unknown): value is SavedMessage[] =>
  Array.isArray(value) && value.every(isSavedMessage);

/** The name of a user's unsent messages in the storage. */
export const savedMessagesName = (userId: string): string => `chat-unsent-${userId}`;

/** The unsent messages of a user in the storage. */
export const savedMessages = (
  getStorage: () => ChatStorage | null,
  userId: string,
): SavedRecord<SavedMessage[]> => savedRecord(getStorage, savedMessagesName(userId), isSavedMessages);

/** An unsent message as it is saved. */
export function toSaved({ state, error: _, ...message }: UnsentMessage): SavedMessage {
  return { ...message, isFailed: state === 'failed' };
}

/** A saved message as it is shown; what is under way or known here, `shown`, counts unless another tab changed it. */
export function fromSaved({ isFailed, ...message }: SavedMessage, shown?: UnsentMessage): UnsentMessage {
  if (shown && (shown.state === 'sending' || (shown.state === 'failed') === isFailed)) return shown;
  return { ...message, state: isFailed ? 'failed' : 'waiting', error: null };
}
