import type { VerbRouter } from '../platform/calling/VerbRouter.ts';
import { loadUser } from '../platform/sessions/getUser.ts';
import { putSession } from '../platform/sessions/putSession.ts';
import { changeMember } from './corporates/changeMember.ts';
import { listCorporates } from './corporates/listCorporates.ts';
import { listMembers } from './corporates/listMembers.ts';
import { listUnverifiedCorporates } from './corporates/listUnverifiedCorporates.ts';
import { removeMember } from './corporates/removeMember.ts';
import { switchCorporate } from './corporates/switchCorporate.ts';
import { verifyCorporate } from './corporates/verifyCorporate.ts';
import { addOrganisation } from './organisations/addOrganisation.ts';
import { changeOrganisation } from './organisations/changeOrganisation.ts';
import { listOrganisations } from './organisations/listOrganisations.ts';

/** Adds the routes of companies, their members and organisations. */
export function addCompaniesRoutes(router: VerbRouter): void {
  router.mount('listCorporates', listCorporates);
  router.mountWithResponse('switchCorporate', switchCorporate, async (renewed, reply) => {
    const { db, browser, realNow } = reply.ctx;
    const secret = renewed ?? browser.findCookie('session') ?? '';
    await putSession(reply, secret);
    return reply.sendAnswer('switchCorporate', { user: await loadUser(db, secret, realNow) });
  });
  router.mount('listMembers', listMembers);
  router.mount('changeMember', changeMember);
  router.mount('removeMember', removeMember);
  router.mount('listUnverifiedCorporates', listUnverifiedCorporates);
  router.mount('verifyCorporate', verifyCorporate);

  router.mount('listOrganisations', listOrganisations);
  router.mount('addOrganisation', addOrganisation);
  router.mount('changeOrganisation', changeOrganisation);
}
