import type { VerbRouter } from '../platform/calling/VerbRouter.ts';
import { addDeskNote } from './desk/addDeskNote.ts';
import { getDeskPerson } from './desk/getDeskPerson.ts';
import { listDeskNotes } from './desk/listDeskNotes.ts';
import { searchDesk } from './desk/searchDesk.ts';
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
}
