import type { ChatClient } from './Chat.ts';
import { callSignal } from './callSignal.ts';
import { isRefused } from './failures.ts';
import { oneAtATime } from './oneAtATime.ts';

/** Posts read numbers: the highest only, one call at a time per conversation. */
export interface ReadMarks {
  /** Posts a number; rejects with the error of the call, and keeps the number for `retry`. */
  post(conversationId: string, number: number): Promise<void>;
  /** Posts what could not be posted. */
  retry(): void;
}

/** Creates the read marks of a user. */
export function createReadMarks(client: Pick<ChatClient, 'markRead'>): ReadMarks {
  const wanted = new Map<string, number>();
  const posts = new Map<string, () => Promise<void>>();

  const makePost = (conversationId: string): (() => Promise<void>) =>
    oneAtATime(async () => {
      const number = wanted.get(conversationId);
      if (number === undefined) return;
      const forget = (): void => {
        if (wanted.get(conversationId) === number) wanted.delete(conversationId);
      };
      try {
        await client.markRead({ conversationId, body: { number } }, callSignal());
        forget();
      } catch (error) {
        if (isRefused(error)) forget();
        throw error;
      }
    });

  return {
    post(conversationId, number) {
      wanted.set(conversationId, Math.max(number, wanted.get(conversationId) ?? 0));
      const post = posts.get(conversationId) ?? makePost(conversationId);
      posts.set(conversationId, post);
      return post();
    },
    retry() {
      // Whoever called `post` has the error already.
      for (const id of wanted.keys())
        posts
          .get(id)?.()
          .catch(() => undefined);
    },
  };
}
