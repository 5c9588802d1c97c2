import type { VerbRouter } from '../calling/VerbRouter.ts';
import { checkHealth, checkReady } from './checkHealth.ts';

/** Adds the liveness and readiness checks. */
export function addHealthRoutes(router: VerbRouter): void {
  router.mount('health', checkHealth);
  router.mount('ready', checkReady);
}
