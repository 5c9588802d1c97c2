import type { Reply } from '../calling/Reply.ts';
import { HttpError } from '../http/HttpError.ts';
import { type Control, getControl } from './control.ts';

/**
 * Gives the browser the secret of a session that has just begun, or goes on under a new one, with the display token beside it;
 * answers who its holder is. Throws when the session is not open.
 */
export async function putSession(reply: Reply, secret: string): Promise<Control['answer']> {
  const { answer, token } = await getControl(reply.ctx.db, secret, reply.ctx.realNow);
  if (!token) throw new HttpError('not-signed-in');
  reply.putCookie('session', secret, token.end);
  reply.putCookie('accessToken', token.value, token.end);
  return answer;
}
