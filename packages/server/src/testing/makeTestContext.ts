import { completeDependencies } from '../createServer.ts';
import type { Context, Dependencies } from '../platform/calling/Context.ts';
import type { CookieName } from '../platform/calling/cookies.ts';
import { type BaseContext, createContext } from '../platform/calling/createContext.ts';
import type { Database } from '../platform/database/database.ts';
import { createSession } from '../platform/sessions/session.ts';
import { makeServerDeps, testOrigin } from './makeTestServer.ts';

/** What a test says of who calls, and of the platform. */
export interface TestContextOptions extends Partial<Dependencies> {
  now?: Date;
  /** Origin of links in what is sent. */
  origin?: string;
  caller?: Context['caller'];
  /** What the browser holds: `session` is the secret of somebody who is signed in. */
  cookies?: Partial<Record<CookieName, string>>;
}

/** The context in which a test calls a verb by itself: of a browser that holds these cookies. */
export function makeTestContext(
  db: Database,
  { now, origin = testOrigin, caller = 'browser', cookies = {}, ...overrides }: TestContextOptions = {},
): BaseContext {
  const { deps } = makeServerDeps(db, now ? { clock: () => now } : {});
  return createContext(
    { ...completeDependencies(deps), ...overrides },
    {
      caller,
      browser: {
        findCookie: (name) => cookies[name] ?? null,
        findHeader: () => undefined,
        address: 'local',
      },
      origin,
      requestId: null,
    },
  );
}

/** The context in which a test calls a verb as somebody who has just signed in. */
export async function openTestContext(
  db: Database,
  userId: string,
  options: TestContextOptions = {},
): Promise<Context> {
  const session = await createSession(db, userId, options.now ? { now: options.now } : {});
  return makeTestContext(db, { ...options, cookies: { session, ...options.cookies } });
}
