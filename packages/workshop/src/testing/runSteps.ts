import type { StepCache } from '../caching/createStepCache.ts';
import type { Tally } from './tally.ts';

/** What every step of a kind of test is given. */
export interface StepContext {
  root: string;
  rawFolder: string;
  /** Only files whose path holds one of these are tested; all are without any. */
  filters: readonly string[];
  environment: NodeJS.ProcessEnv;
  /** How many cores it may keep busy. */
  cores: number;
  /** Where green results are taken from and left; null when only some tests run, or names and pictures are rewritten. */
  cache: StepCache | null;
}

/** A step that hangs is stopped after so many seconds: three times what the longest takes on two cores, since others may use them too. */
export const STEP_LIMIT_SECONDS = 1_800;

/** One step of a kind of test; a throw counts as a failure of the kind. */
export type Step = (context: StepContext) => Promise<Tally>;

/** Runs the steps one after the other and keeps going when one falls over. */
export async function runSteps(steps: readonly Step[], context: StepContext): Promise<Tally[]> {
  const tallies: Tally[] = [];
  for (const step of steps) {
    try {
      tallies.push(await step(context));
    } catch (error) {
      const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
      tallies.push({ passed: 0, failures: [{ name: 'a step fell over', message }] });
    }
  }
  return tallies;
}
