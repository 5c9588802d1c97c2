import type { VerbRouter } from '../../platform/calling/VerbRouter.ts';
import { helpLogIn } from './helpLogIn.ts';

/** Adds the log-in of the support widget. */
export function addHelpRoutes(router: VerbRouter): void {
  router.mount('helpLogIn', helpLogIn);
}
