import type { Context as RequestContext } from 'hono';
import { findBearer } from '../http/findBearer.ts';
import { findRequestAddress } from '../http/rateLimits.ts';
import type { ServerEnvironment } from '../http/ServerEnvironment.ts';
import { findMainOrigin } from '../settings/findMainOrigin.ts';
import type { Settings } from '../settings/settings.ts';
import type { Browser, Context, Dependencies } from './Context.ts';
import { findCookie } from './cookies.ts';
import { createContext } from './createContext.ts';

/** The browser behind a request. */
const describeBrowser = (c: RequestContext<ServerEnvironment>, settings: Settings): Browser => ({
  // A bearer takes the place of all cookies.
  findCookie: (name) => (findBearer(c) === null ? findCookie(c, settings, name) : null),
  findHeader: (name) => c.req.header(name),
  get address() {
    return findRequestAddress(c, settings.trustedProxies);
  },
});

/** The context of a request, at the time it begins. */
export const createRequestContext = (deps: Dependencies, c: RequestContext<ServerEnvironment>): Context =>
  createContext(deps, {
    caller: 'browser',
    browser: describeBrowser(c, deps.settings),
    origin: findMainOrigin(deps.settings, new URL(c.req.url).origin),
    requestId: c.get('requestId'),
  });
