import type { VerbRouter } from '../../platform/calling/VerbRouter.ts';
import { findPostalCode } from './findPostalCode.ts';

/** Adds the routes of postal codes. */
export function addPostalCodeRoutes(router: VerbRouter): void {
  router.mount('findPostalCode', findPostalCode);
}
