import type { VerbRouter } from '../../platform/calling/VerbRouter.ts';
import { createShareLink } from './createShareLink.ts';

/** Adds the route of links to share. */
export function addShareLinkRoutes(router: VerbRouter): void {
  router.mount('createShareLink', createShareLink);
}
