import type { Jobs } from '@sewa/server';

const nothing = async (): Promise<void> => undefined;

/** Jobs that nobody does: invented people get no mail about what they did before anybody came. */
export const silentJobs: Jobs = {
  send: nothing,
  work: nothing,
  schedule: nothing,
  listNames: () => [],
  run: nothing,
  runMissed: nothing,
  finishDue: nothing,
  close: nothing,
};
