import { expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { createJobs } from './createJobs.ts';

const getDatabase = openTestDatabase();

test('a job that a killed process left active is taken up within a minute', { timeout: 90_000 }, async () => {
  const { db } = getDatabase();
  const log = () => undefined;
  const killed = await createJobs({ db, log, isWorking: false });
  await killed.send('count-homes');
  // What a process leaves that took the job and was killed before its first heartbeat.
  await db.query(
    `update jobs.job set state = 'active', started_on = now(), heartbeat_on = now() where name = 'count-homes'`,
  );
  await killed.close();
  const jobs = await createJobs({ db, log });
  const attempts: number[] = [];
  await jobs.work('count-homes', async (_data, attempt) => void attempts.push(attempt.attempts));
  await expect.poll(() => attempts, { timeout: 60_000, interval: 500 }).toEqual([2]);
  await jobs.close();
});
