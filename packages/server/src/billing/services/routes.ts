import type { VerbRouter } from '../../platform/calling/VerbRouter.ts';
import { answerService } from './answerService.ts';
import { createService } from './createService.ts';
import { getService } from './getService.ts';
import { getServiceDraft } from './getServiceDraft.ts';
import { listApplications } from './listApplications.ts';
import { listServices } from './listServices.ts';
import { saveServiceDraft } from './saveServiceDraft.ts';
import {
  changeServiceMethod,
  changeServicePayee,
  endOwnService,
  pauseService,
  resumeService,
} from './transitionVerbs.ts';

/** Adds the routes of services and applications. */
export function addServiceRoutes(router: VerbRouter): void {
  router.mount('getServiceDraft', getServiceDraft);
  router.mount('saveServiceDraft', saveServiceDraft);
  router.mount('createService', createService);
  router.mount('listServices', listServices);
  router.mount('getService', getService);
  router.mount('pauseService', pauseService);
  router.mount('resumeService', resumeService);
  router.mount('endService', endOwnService);
  router.mount('changeServiceMethod', changeServiceMethod);
  router.mount('changeServicePayee', changeServicePayee);
  router.mount('listApplications', listApplications);
  router.mount('answerService', answerService);
}
