import type { VerbRouter } from '../../platform/calling/VerbRouter.ts';
import { addOrganisation } from './addOrganisation.ts';
import { changeOrganisation } from './changeOrganisation.ts';
import { listOrganisations } from './listOrganisations.ts';

/** Adds the organisations below the corporate a session acts for. */
export function addOrganisationRoutes(router: VerbRouter): void {
  router.mount('listOrganisations', listOrganisations);
  router.mount('addOrganisation', addOrganisation);
  router.mount('changeOrganisation', changeOrganisation);
}
