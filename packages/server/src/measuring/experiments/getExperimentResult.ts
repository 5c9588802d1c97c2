import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { system } from '../../platform/calling/whoMayAsk.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { type ExperimentEntry, findExperiment } from './experimentList.ts';
import { isSplitUnlikely } from './isSplitUnlikely.ts';
import { countVariants } from './queries.ts';

/** What came of an experiment since it was last started. */
export interface ExperimentResult {
  readonly goal: ExperimentEntry['goal'];
  /** For each variant, the people of a day who saw it, and those of them who reached the goal. */
  readonly variants: readonly { name: string; people: number; reached: number }[];
  readonly isSplitUnlikely: boolean;
}

/** Counts who saw the variants of an experiment and who reached its goal. */
export async function countResult(
  db: Queryable,
  { id, goal, variants }: ExperimentEntry,
): Promise<ExperimentResult> {
  const counts = new Map((await countVariants(db, id, goal)).map((count) => [count.variant, count]));
  const counted = variants.map(({ name }) => {
    const { people = 0, reached = 0 } = counts.get(name) ?? {};
    return { name, people, reached };
  });
  const people = new Map(counted.map((variant) => [variant.name, variant.people]));
  return { goal, variants: counted, isSplitUnlikely: isSplitUnlikely(people, variants) };
}

/** The result of an experiment. Throws, in words for a terminal, if there is none. */
export const getExperimentResult = defineVerb(
  system,
  async ({ db }, { id }: { readonly id: string }): Promise<ExperimentResult> => {
    const experiment = findExperiment(id);
    if (!experiment) throw new Error(`There is no experiment ${id}.`);
    return countResult(db, experiment);
  },
);
