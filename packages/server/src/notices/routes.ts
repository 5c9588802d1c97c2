import type { VerbRouter } from '../calling/VerbRouter.ts';
import { listNotices } from './listNotices.ts';
import { markNoticeSeen } from './markNoticeSeen.ts';

/** Adds the list of what waits for whoever is signed in, and that something of it was seen. */
export function addNoticeRoutes(router: VerbRouter): void {
  router.mount('listNotices', listNotices);
  router.mount('markNoticeSeen', markNoticeSeen);
}
