import type { MiddlewareHandler } from 'hono';
import * as messages from '../messages/messages.ts';
import type { FindLimits } from './findLimits.ts';
import { HttpError } from './HttpError.ts';
import type { ServerEnvironment } from './ServerEnvironment.ts';

/** Most bytes of uploads that a process holds at a time: its memory grows by somewhat more. */
const MAX_BYTES = 128 * 1024 * 1024;

/** Bodies up to this size are always taken: uploads must not keep anybody from anything else. */
const SMALL_BYTES = 512 * 1024;

const RETRY_SECONDS = 2;

/** Rejects an upload with 503 while the process holds as many bytes of others as it can, before any of it is read. */
export function limitBytesInFlight(findLimits: FindLimits): MiddlewareHandler<ServerEnvironment> {
  let held = 0;
  return async (c, next) => {
    if (c.env?.isInternal || !c.req.raw.body) return next();
    const length = c.req.header('transfer-encoding') ? undefined : c.req.header('content-length');
    const most = findLimits(c).bodyBytes;
    const bytes = Math.min(most, Number(length ?? most));
    if (!(bytes > SMALL_BYTES)) return next();
    if (held + bytes > MAX_BYTES)
      throw new HttpError('not-ready', { retryAfter: RETRY_SECONDS, message: messages.uploadsBusy });
    held += bytes;
    try {
      await next();
    } finally {
      held -= bytes;
    }
  };
}
