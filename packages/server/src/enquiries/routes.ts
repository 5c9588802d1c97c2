import { routes } from '@sewa/api/client';
import { enquiryDraftSchema } from '@sewa/api/schema';
import type { Context } from 'hono';
import type { Database } from '../database/database.ts';
import { readBody } from '../http/readBody.ts';
import type { ServerApp } from '../http/ServerEnvironment.ts';
import { sendData } from '../http/sendJson.ts';
import type { Jobs } from '../jobs/Jobs.ts';
import { findCookie } from '../sessions/cookies.ts';
import { getSession } from '../sessions/getSession.ts';
import type { Settings } from '../settings/settings.ts';
import { makeEnquiry } from './makeEnquiry.ts';
import { readEnquiriesJson } from './queries.ts';

/** What enquiries stand on. */
export interface EnquiryRouteParts {
  db: Database;
  jobs: Jobs;
  settings: Settings;
  clock: () => Date;
}

/** Adds asking about a listing, and the list of what one asked and was asked. */
export function addEnquiryRoutes(app: ServerApp, { db, jobs, settings, clock }: EnquiryRouteParts): void {
  const getOwn = (c: Context) => getSession(db, findCookie(c, settings, 'session'), clock());
  app.get(routes.listEnquiries.path, async (c) =>
    sendData(await readEnquiriesJson(db, (await getOwn(c)).user_id)),
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
