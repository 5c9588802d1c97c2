import type { RouteAnswer } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import { experimentList } from './experimentList.ts';
import { listExperimentRows } from './queries.ts';

/** All experiments, and whether they run. */
export const listExperiments = defineVerb(anyone, async ({ db }): Promise<RouteAnswer<'listExperiments'>> => {
  const rows = await listExperimentRows(db);
  const running = new Set(rows.filter((row) => row.is_enabled).map(({ id }) => id));
  return experimentList.map(({ id, validStartUrls }) => ({
    id,
    enabled: running.has(id),
    validStartUrls: [...validStartUrls],
  }));
});
