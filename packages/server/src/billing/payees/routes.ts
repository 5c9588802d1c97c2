import type { VerbRouter } from '../../platform/calling/VerbRouter.ts';
import { addPayee } from './addPayee.ts';
import { listPayees } from './listPayees.ts';
import { removePayee } from './removePayee.ts';

/** Adds the routes of payees. */
export function addPayeeRoutes(router: VerbRouter): void {
  router.mount('listPayees', listPayees);
  router.mount('addPayee', addPayee);
  router.mount('removePayee', removePayee);
}
