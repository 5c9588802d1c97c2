import type { VerbRouter } from '../platform/calling/VerbRouter.ts';
import { sendCsv } from '../platform/papers/sendCsv.ts';
import { addDeskNote } from './desk/addDeskNote.ts';
import { getDeskPerson } from './desk/getDeskPerson.ts';
import { listDeskNotes } from './desk/listDeskNotes.ts';
import { searchDesk } from './desk/searchDesk.ts';
import { addDeskPartner } from './desk-commands/addDeskPartner.ts';
import { addDeskPartnerKey } from './desk-commands/addDeskPartnerKey.ts';
import { endDeskPartner } from './desk-commands/endDeskPartner.ts';
import { getDeskWaitlist } from './desk-commands/getDeskWaitlist.ts';
import { getDeskWaitlistCsv } from './desk-commands/getDeskWaitlistCsv.ts';
import { listDeskExperiments } from './desk-commands/listDeskExperiments.ts';
import { listDeskPartners } from './desk-commands/listDeskPartners.ts';
import { listDeskWaitlists } from './desk-commands/listDeskWaitlists.ts';
import { setDeskExperiment } from './desk-commands/setDeskExperiment.ts';
import { setDeskWaitlist } from './desk-commands/setDeskWaitlist.ts';
import { getDashboard } from './getDashboard.ts';
import { visitSavedSearch } from './visitSavedSearch.ts';

/** Adds the routes of the dashboard, and of the desk of operators. */
export function addDashboardRoutes(router: VerbRouter): void {
  router.mount('getDashboard', getDashboard);
  router.mount('visitSavedSearch', visitSavedSearch);
  router.mount('listDeskNotes', listDeskNotes);
  router.mount('addDeskNote', addDeskNote);
  router.mount('searchDesk', searchDesk);
  router.mount('getDeskPerson', getDeskPerson);
  router.mount('listDeskPartners', listDeskPartners);
  router.mount('addDeskPartner', addDeskPartner);
  router.mount('endDeskPartner', endDeskPartner);
  router.mount('addDeskPartnerKey', addDeskPartnerKey);
  router.mount('listDeskWaitlists', listDeskWaitlists);
  router.mount('getDeskWaitlist', getDeskWaitlist);
  router.mountWithResponse('getDeskWaitlistCsv', getDeskWaitlistCsv, sendCsv);
  router.mount('setDeskWaitlist', setDeskWaitlist);
  router.mount('listDeskExperiments', listDeskExperiments);
  router.mount('setDeskExperiment', setDeskExperiment);
}
