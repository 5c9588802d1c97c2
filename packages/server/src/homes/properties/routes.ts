import type { VerbRouter } from '../../platform/calling/VerbRouter.ts';
import { changeProperty } from './changeProperty.ts';
import { createProperty } from './createProperty.ts';
import { endAuthority } from './endAuthority.ts';
import { getProperty } from './getProperty.ts';
import { grantAuthority } from './grantAuthority.ts';
import { listProperties } from './listProperties.ts';

/** Adds the routes of units and of the authorities of agents. */
export function addPropertyRoutes(router: VerbRouter): void {
  router.mount('listProperties', listProperties);
  router.mount('getProperty', getProperty);
  router.mount('createProperty', createProperty);
  router.mount('changeProperty', changeProperty);
  router.mount('grantAuthority', grantAuthority);
  router.mount('endAuthority', endAuthority);
}
