import type { VerbRouter } from '../platform/calling/VerbRouter.ts';
import { getConsent } from './cookie-consent/getConsent.ts';
import { recordConsent } from './cookie-consent/recordConsent.ts';
import { sendRecorded } from './cookie-consent/sendRecorded.ts';
import { recordEvents } from './events/recordEvents.ts';
import { assignExperiment } from './experiments/assignExperiment.ts';
import { listExperiments } from './experiments/listExperiments.ts';
import { sendAssigned } from './experiments/sendAssigned.ts';
import { createShareLink } from './share-links/createShareLink.ts';

/** Adds the routes of cookie consent, events, experiments and share links. */
export function addMeasuringRoutes(router: VerbRouter): void {
  router.mountWithResponse('recordConsent', recordConsent, sendRecorded);
  router.mount('getConsent', getConsent);

  router.mount('listExperiments', listExperiments);
  router.mountWithResponse('assignExperiment', assignExperiment, sendAssigned);

  router.mount('recordEvents', recordEvents);

  router.mount('createShareLink', createShareLink);
}
