import { type CallOptions, makeKey } from '@sewa/api/client';
import { isUnanswered } from '@sewa/api/errors';

const keys = new Map<string, string>();

/**
 * Sends a write under a key that stays the same for the same content until it is answered, so that a retry is never done twice.
 * On the server the form has its own key.
 */
export async function sendOnce<Answer>(
  content: unknown,
  send: (options: CallOptions) => Promise<Answer>,
): Promise<Answer> {
  if (typeof document === 'undefined') return send({});
  const name = JSON.stringify(content);
  const idempotencyKey = keys.get(name) ?? makeKey();
  keys.set(name, idempotencyKey);
  try {
    const answer = await send({ idempotencyKey });
    keys.delete(name);
    return answer;
  } catch (error) {
    if (!isUnanswered(error)) keys.delete(name);
    throw error;
  }
}
