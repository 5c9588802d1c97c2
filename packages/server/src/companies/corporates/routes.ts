import type { VerbRouter } from '../../platform/calling/VerbRouter.ts';
import { loadUser } from '../../platform/sessions/getUser.ts';
import { putSession } from '../../platform/sessions/putSession.ts';
import { changeMember } from './changeMember.ts';
import { listCorporates } from './listCorporates.ts';
import { listMembers } from './listMembers.ts';
import { listUnverifiedCorporates } from './listUnverifiedCorporates.ts';
import { removeMember } from './removeMember.ts';
import { switchCorporate } from './switchCorporate.ts';
import { verifyCorporate } from './verifyCorporate.ts';

/**
 * Adds the routes of corporates: list and switch, manage members, and verification by operators.
 */
export function addCorporateRoutes(router: VerbRouter): void {
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
}
