import type { VerbRouter } from '../../platform/calling/VerbRouter.ts';
import { confirmWaitlistEntry } from './confirmWaitlistEntry.ts';
import { findWaitlistEntry } from './findWaitlistEntry.ts';
import { getWaitlist } from './getWaitlist.ts';
import { joinWaitlist } from './joinWaitlist.ts';
import { leaveWaitlist } from './leaveWaitlist.ts';

/** Adds the routes of waitlists, which need no log-in. */
export function addWaitlistRoutes(router: VerbRouter): void {
  router.mount('getWaitlist', getWaitlist);
  router.mount('joinWaitlist', joinWaitlist);
  router.mount('findWaitlistEntry', findWaitlistEntry);
  router.mount('confirmWaitlistEntry', confirmWaitlistEntry);
  router.mount('leaveWaitlist', leaveWaitlist);
}
