import type { Context } from '../calling/Context.ts';
import { defineVerb } from '../calling/defineVerb.ts';
import { system } from '../calling/whoMayAsk.ts';
import type { Jobs } from '../jobs/Jobs.ts';
import { askMandates } from '../payment-methods/askMandates.ts';
import { endMethods } from '../payment-methods/endMethods.ts';
import { askSetup } from './askSetup.ts';
import { claimSetups } from './setupQueries.ts';

/** Name of the job that asks providers about setups and methods. */
export const ASK_SETUPS_JOB = 'ask-setups';

async function askOne(ctx: Context, ref: string): Promise<void> {
  try {
    await askSetup(ctx, ref);
  } catch (error) {
    const failure = error instanceof Error ? error.name : 'unknown';
    ctx.log('warn', 'payment-setup', { ref, failure });
  }
}

/** Asks for the setups that are due, then ends and checks payment methods. */
export const askSetups = defineVerb(system, async (ctx): Promise<void> => {
  const { db, now } = ctx;
  let refs = await claimSetups(db, now);
  while (refs.length > 0) {
    await Promise.all(refs.map((ref) => askOne(ctx, ref)));
    refs = await claimSetups(db, now);
  }
  await endMethods(ctx);
  await askMandates(ctx);
});

/** Schedules `askSetups` every minute. */
export async function scheduleSetups(jobs: Jobs, openContext: () => Context): Promise<void> {
  await jobs.work(ASK_SETUPS_JOB, () => askSetups(openContext(), {}));
  await jobs.schedule(ASK_SETUPS_JOB, '* * * * *');
}
