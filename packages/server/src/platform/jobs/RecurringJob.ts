import type { BaseContext } from '../calling/createContext.ts';
import type { Jobs } from './Jobs.ts';

/** A job that runs by the clock; `jobs.send` can start it in between. */
export interface RecurringJob {
  readonly name: string;
  /** A cron expression, in Singapore time. */
  readonly cron: string;
  /** Does the work, as the system. */
  readonly run: (ctx: BaseContext) => Promise<unknown>;
}

/** Schedules jobs; each run gets a context of its own. */
export async function scheduleJobs(
  jobs: Jobs,
  openContext: () => BaseContext,
  recurring: readonly RecurringJob[],
): Promise<void> {
  for (const { name, cron, run } of recurring) {
    await jobs.work(name, async () => void (await run(openContext())));
    await jobs.schedule(name, cron);
  }
}
