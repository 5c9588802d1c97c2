import type { VerbRouter } from '../../platform/calling/VerbRouter.ts';
import { recordEvents } from './recordEvents.ts';

/** Adds the route of events, which needs no login. */
export function addEventRoutes(router: VerbRouter): void {
  router.mount('recordEvents', recordEvents);
}
