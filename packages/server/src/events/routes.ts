import type { VerbRouter } from '../calling/VerbRouter.ts';
import { recordEvents } from './recordEvents.ts';

/** Adds the route of events, which needs no login. */
export function addEventRoutes(router: VerbRouter): void {
  router.mount('recordEvents', recordEvents);
}
