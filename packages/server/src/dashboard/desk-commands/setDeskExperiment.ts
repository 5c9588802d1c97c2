import { findExperiment } from '../../measuring/experiments/experimentList.ts';
import { disableExperiment, enableExperiment } from '../../measuring/experiments/queries.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { mayUseDesk } from '../desk/whoMayAsk.ts';

/** Starts or stops an experiment. Throws if there is none. */
export const setDeskExperiment = defineVerb(
  mayUseDesk,
  (ctx, { id, body: { isRunning } }: RouteInput<'setDeskExperiment'>): Promise<void> =>
    ctx.transaction(async ({ db, now, session }) => {
      if (!findExperiment(id)) throw new HttpError('not-found');
      await (isRunning ? enableExperiment : disableExperiment)(db, id, now);
      const action = isRunning ? 'experiment-started' : 'experiment-stopped';
      await recordAudit(db, { userId: session.user_id, action, details: { experiment: id } }, now);
    }),
);
