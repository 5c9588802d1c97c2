import type { Respond, VerbRouter } from '../../platform/calling/VerbRouter.ts';
import { type AssignedVariant, assignExperiment } from './assignExperiment.ts';
import { listExperiments } from './listExperiments.ts';

const sendAssigned: Respond<AssignedVariant> = ({ id, variant, cookie }, reply) => {
  if (cookie !== 'none') reply.putExperimentCookie(id, cookie === 'put' ? variant : null);
  return reply.sendAnswer('assignExperiment', { variant });
};

/** Adds the routes of experiments, which need no login. */
export function addExperimentRoutes(router: VerbRouter): void {
  router.mount('listExperiments', listExperiments);
  router.mountWithResponse('assignExperiment', assignExperiment, sendAssigned);
}
