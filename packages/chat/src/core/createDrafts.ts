import type { ChatStorage } from './Chat.ts';
import { savedRecord } from './savedRecord.ts';

type Texts = Readonly<Record<string, string>>;

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

/** What a user wrote but did not send, by conversation, in the storage. */
export interface Drafts {
  /** All that is saved. */
  read(): Texts;
  /** Saves the words of a conversation; empty ones are deleted. */
  write(conversationId: string, text: string): void;
  wipe(): void;
}

/** Uses the drafts of a user. */
export function createDrafts(getStorage: () => ChatStorage | null, userId: string): Drafts {
  const saved = savedRecord(getStorage, `chat-drafts-${userId}`, isTexts);
  return {
    read: () => saved.read() ?? {},
    write: (conversationId, text) => {
      saved.update((texts) => {
        const { [conversationId]: _, ...others } = texts ?? {};
        return text === '' ? others : { ...others, [conversationId]: text };
      });
    },
    wipe: () => {
      saved.update(() => null);
    },
  };
}
