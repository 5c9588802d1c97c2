import { completeLimits, type Route } from '@sewa/api/schema';
import type { Context as RequestContext } from 'hono';
import { findBearer } from '../http/findBearer.ts';
import { HttpError } from '../http/HttpError.ts';
import type { ServerEnvironment } from '../http/ServerEnvironment.ts';
import * as messages from '../messages/messages.ts';
import { findEmbedSession } from '../sessions/embedSession.ts';
import type { Context } from './Context.ts';
import { findCookie } from './cookies.ts';

/**
 * Finds the session of a bearer: it takes the place of the cookie, never stands beside it, and opens only calls that are for frames.
 * Without a bearer, the context stays as it is.
 */
export async function recognizeFrame(
  ctx: Context,
  c: RequestContext<ServerEnvironment>,
  call: Route | null,
): Promise<Context> {
  const bearer = findBearer(c);
  if (bearer === null) return ctx;
  if (findCookie(c, ctx.settings, 'session') !== null) {
    const fields = [{ name: 'authorization', reason: messages.bearerAndCookieReason }];
    throw new HttpError('invalid', { fields });
  }
  const embed = await findEmbedSession(ctx.db, bearer, ctx.realNow);
  if (!embed) throw new HttpError('not-signed-in', { message: messages.frameSessionOver });
  if (!call || !completeLimits(call).isForEmbeds) throw new HttpError('not-allowed');
  return { ...ctx, embed };
}
