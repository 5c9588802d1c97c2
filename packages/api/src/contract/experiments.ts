import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';

/** An experiment, as browsers need to know it. */
export const experimentSchema = z
  .object({ id: z.string(), enabled: z.boolean(), validStartUrls: z.array(z.string()) })
  .meta({ id: 'Experiment', description: 'An experiment; `/` in `validStartUrls` is the front page alone.' });

/** Experiments. */
export const experiments = {
  listExperiments: defineRoute('listExperiments', {
    summary: 'List the experiments.',
    answer: succeeded(z.array(experimentSchema)),
  }),
  assignExperiment: defineRoute('assignExperiment', {
    summary:
      'Assign this browser to a variant of an experiment, in cookie `exp-{id}`. Without consent to statistics it is `control`, without a cookie.',
    body: z
      .object({ id: z.string().max(50) })
      .meta({ id: 'ExperimentToAssign', description: 'The experiment to take part in.' }),
    answer: succeeded(z.object({ variant: z.string() })),
    errors: { 404: 'There is no such experiment.' },
  }),
};
