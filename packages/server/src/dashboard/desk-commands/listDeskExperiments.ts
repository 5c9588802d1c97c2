import type { DeskExperiment } from '@sewa/api/client';
import { experimentList } from '../../measuring/experiments/experimentList.ts';
import { countResult } from '../../measuring/experiments/getExperimentResult.ts';
import { listExperimentRows } from '../../measuring/experiments/queries.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { maySearchDesk } from '../desk/whoMayAsk.ts';

/** The experiments, whether they run, and their results. */
export const listDeskExperiments = defineVerb(maySearchDesk, async ({ db }): Promise<DeskExperiment[]> => {
  const rows = await listExperimentRows(db);
  return Promise.all(
    experimentList.map(async (experiment) => {
      const { id, goal, validStartUrls } = experiment;
      const row = rows.find((stored) => stored.id === id);
      const { variants, isSplitUnlikely } = await countResult(db, experiment);
      return {
        id,
        isRunning: row?.is_enabled ?? false,
        startedAt: row?.started_at?.toISOString() ?? null,
        stoppedAt: row?.stopped_at?.toISOString() ?? null,
        pages: [...validStartUrls],
        goal,
        variants: experiment.variants.map(({ name, weight }, index) => ({
          name,
          weight,
          people: variants[index]?.people ?? 0,
          reached: variants[index]?.reached ?? 0,
        })),
        isSplitUnlikely,
      };
    }),
  );
});
