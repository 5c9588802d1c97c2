import { routes } from '@sewa/api/client';
import { organisationChangesSchema, organisationDraftSchema } from '@sewa/api/schema';
import type { Context } from 'hono';
import type { Database } from '../database/database.ts';
import { readBody } from '../http/readBody.ts';
import type { ServerApp } from '../http/ServerEnvironment.ts';
import { sendData } from '../http/sendJson.ts';
import { toPattern } from '../http/toPattern.ts';
import { findCookie } from '../sessions/cookies.ts';
import { getSession } from '../sessions/getSession.ts';
import type { Settings } from '../settings/settings.ts';
import { addOrganisation } from './addOrganisation.ts';
import { changeOrganisation } from './changeOrganisation.ts';
import { listOrganisations } from './listOrganisations.ts';

/** Adds the organisations below the corporate a session acts for. */
export function addOrganisationRoutes(
  app: ServerApp,
  db: Database,
  settings: Settings,
  clock: () => Date,
): void {
  const findAsker = (c: Context) => getSession(db, findCookie(c, settings, 'session'), clock());
  app.get(routes.listOrganisations.path, async (c) =>
    sendData(JSON.stringify(await listOrganisations(db, await findAsker(c)))),
  );
  app.post(routes.addOrganisation.path, async (c) => {
    const session = await findAsker(c);
    const { name } = await readBody(c, organisationDraftSchema);
    return sendData(JSON.stringify(await addOrganisation(db, session, name, clock())));
  });
  app.patch(toPattern(routes.changeOrganisation.path), async (c) => {
    const session = await findAsker(c);
    const changes = await readBody(c, organisationChangesSchema);
    await changeOrganisation(db, session, c.req.param('id') ?? '', changes, clock());
    return sendData('null');
  });
}
