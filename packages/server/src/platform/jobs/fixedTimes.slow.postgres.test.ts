import { expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { createJobs } from './createJobs.ts';

const getDatabase = openTestDatabase();

test('a job of fixed times is done when one of them has come, and nobody asks for it', async () => {
  const failures: unknown[] = [];
  const log = (_level: string, _event: string, details?: unknown) => failures.push(details);
  const jobs = await createJobs({ db: getDatabase().db, log, scheduleSeconds: 1 });
  const done: string[] = [];
  await jobs.work('every-minute', async (_data, { id }) => void done.push(id));
  // A time of every minute has come within the last, whenever that is.
  await jobs.schedule('every-minute', '* * * * *');
  await expect.poll(() => done.length, { timeout: 30_000, interval: 100 }).toBeGreaterThan(0);
  await jobs.close();
  expect(failures).toEqual([]);
});
