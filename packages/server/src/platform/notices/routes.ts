import type { VerbRouter } from '../calling/VerbRouter.ts';
import { listNotices } from './listNotices.ts';
import { markNoticeSeen } from './markNoticeSeen.ts';

/** Adds the routes of notices. */
export function addNoticeRoutes(router: VerbRouter): void {
  router.mount('listNotices', listNotices);
  router.mount('markNoticeSeen', markNoticeSeen);
}
