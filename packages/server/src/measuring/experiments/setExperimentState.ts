import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { system } from '../../platform/calling/whoMayAsk.ts';
import { findExperiment } from './experimentList.ts';
import { disableExperiment, enableExperiment } from './queries.ts';

/** An experiment to start or stop. */
export interface ExperimentState {
  readonly id: string;
  readonly isEnabled: boolean;
}

/** Starts or stops an experiment. Throws, in words for a terminal, if there is none. */
export const setExperimentState = defineVerb(
  system,
  async ({ db, now }, { id, isEnabled }: ExperimentState): Promise<void> => {
    if (!findExperiment(id)) throw new Error(`There is no experiment ${id}.`);
    await (isEnabled ? enableExperiment : disableExperiment)(db, id, now);
  },
);
