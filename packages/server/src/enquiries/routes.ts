import { routes } from '@sewa/api/client';
import { enquiryDraftSchema } from '@sewa/api/schema';
import type { Context } from 'hono';
import type { Database } from '../database/database.ts';
import { readBody } from '../http/readBody.ts';
import type { ServerApp } from '../http/ServerEnvironment.ts';
import { sendData } from '../http/sendJson.ts';
import { toPattern } from '../http/toPattern.ts';
import type { Jobs } from '../jobs/Jobs.ts';
import { findCookie } from '../sessions/cookies.ts';
import { getSession } from '../sessions/getSession.ts';
import type { Settings } from '../settings/settings.ts';
import { getParty } from './getParty.ts';
import { makeEnquiry } from './makeEnquiry.ts';
import { readEnquiriesJson } from './queries.ts';

/** What enquiries stand on. */
export interface EnquiryRouteParts {
  db: Database;
  jobs: Jobs;
  settings: Settings;
  clock: () => Date;
}

/** Adds asking about a listing, the list of what one asked and was asked, and who is on the other side of one of them. */
export function addEnquiryRoutes(app: ServerApp, { db, jobs, settings, clock }: EnquiryRouteParts): void {
  const getOwn = (c: Context) => getSession(db, findCookie(c, settings, 'session'), clock());
  app.get(routes.listEnquiries.path, async (c) =>
    sendData(await readEnquiriesJson(db, (await getOwn(c)).user_id)),
  );
  app.get(toPattern(routes.getParty.path), async (c) =>
    sendData(await getParty(db, c.req.param('id') ?? '', (await getOwn(c)).user_id)),
  );
  app.post(routes.makeEnquiry.path, async (c) => {
    const session = await getOwn(c);
    const answer = await makeEnquiry(await readBody(c, enquiryDraftSchema), {
      db,
      jobs,
      session,
      intentSecret: findCookie(c, settings, 'intent'),
      publicUrl: settings.publicUrl ?? new URL(c.req.url).origin,
      now: clock(),
    });
    return sendData(JSON.stringify(answer));
  });
}
