import type { Client } from '@sewa/api/client';
import { createExperiments, type Experiments } from '@sewa/experiments';

/** Assigns this browser to the experiments of the pages it visits, from the present one on. */
export function startExperiments(client: Client): Experiments {
  const experiments = createExperiments({ client });
  void experiments.visit(location.pathname);
  return experiments;
}
