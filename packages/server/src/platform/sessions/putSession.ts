import type { Reply } from '../calling/Reply.ts';
import { HttpError } from '../http/HttpError.ts';
import { type Control, getControl } from './control.ts';

/**
 * Sets the cookies of a new or rotated session, with the display token; returns the session state. Throws if the session isn't
 * open.
 */
export async function putSession(reply: Reply, secret: string): Promise<Control['answer']> {
  const { answer, token } = await getControl(reply.ctx.db, secret, reply.ctx.realNow);
  if (!token) throw new HttpError('not-signed-in');
  reply.putCookie('session', secret, token.end);
  reply.putCookie('accessToken', token.value, token.end);
  return answer;
}
