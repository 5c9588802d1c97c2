import type { VerbRouter } from '../calling/VerbRouter.ts';
import { findRedirect } from './findRedirect.ts';

/** Adds the lookup of moved paths. */
export function addRedirectRoutes(router: VerbRouter): void {
  router.mount('findRedirect', findRedirect);
}
