import type { Context } from 'hono';
import type { Queryable } from '../database/database.ts';
import { RefusedError } from '../http/RefusedError.ts';
import type { Settings } from '../settings/settings.ts';
import { type Control, control } from './control.ts';
import { putCookie } from './cookies.ts';

/**
 * Gives the browser the secret of a session that has just begun, or goes on under a new one, with the display token beside it;
 * answers who its holder is. Throws when the session is not open.
 */
export async function putSession(
  c: Context,
  { db, settings }: { db: Queryable; settings: Settings },
  secret: string,
  now: Date,
): Promise<Control['answer']> {
  const { answer, token } = await control(db, secret, now);
  if (!token) throw new RefusedError('not-signed-in');
  putCookie(c, settings, 'session', secret, token.end);
  putCookie(c, settings, 'accessToken', token.value, token.end);
  return answer;
}
