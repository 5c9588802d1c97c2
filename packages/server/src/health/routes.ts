import type { VerbRouter } from '../calling/VerbRouter.ts';
import { checkHealth, checkReady } from './checkHealth.ts';

/** Adds the two questions an operator's machinery asks: is it alive, can it work, which takes a write. */
export function addHealthRoutes(router: VerbRouter): void {
  router.mount('health', checkHealth);
  router.mount('ready', checkReady);
}
