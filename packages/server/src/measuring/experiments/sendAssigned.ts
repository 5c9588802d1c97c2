import type { Respond } from '../../platform/calling/VerbRouter.ts';
import type { AssignedVariant } from './assignExperiment.ts';

/** Answers with the variant, and stores it in the cookie of its experiment or deletes that. */
export const sendAssigned: Respond<AssignedVariant> = ({ id, variant, cookie }, reply) => {
  if (cookie !== 'none') reply.putExperimentCookie(id, cookie === 'put' ? variant : null);
  return reply.sendAnswer('assignExperiment', { variant });
};
