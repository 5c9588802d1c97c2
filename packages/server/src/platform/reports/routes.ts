import type { VerbRouter } from '../calling/VerbRouter.ts';
import { reportError } from './reportError.ts';

/** Adds the recording of browser errors. */
export function addReportRoutes(router: VerbRouter): void {
  router.mount('reportError', reportError);
}
