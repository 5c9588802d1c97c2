import type { MiddlewareHandler } from 'hono';
import { putCookie } from '../calling/cookies.ts';
import type { Settings } from '../settings/settings.ts';
import { isReading } from './findLimits.ts';
import type { ServerEnvironment } from './ServerEnvironment.ts';

/** How long a browser reads from the primary after a write, in milliseconds. */
const WROTE_MS = 5_000;

/** Notes in a cookie that this browser wrote, so that people see at once what they did, whichever process they reach next. */
export const noteWrites =
  (settings: Settings): MiddlewareHandler<ServerEnvironment> =>
  async (c, next) => {
    await next();
    if (c.env?.isInternal || isReading(c.req.method)) return;
    putCookie(c, settings, 'wrote', '1', new Date(Date.now() + WROTE_MS));
  };
