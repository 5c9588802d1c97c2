import type { JobResult, JobWithMetadata } from 'pg-boss';
import type { Log } from '../http/log.ts';
import { JobError } from './JobError.ts';
import type { JobHandler } from './Jobs.ts';

const describe = (error: unknown): Record<string, string> =>
  error instanceof JobError
    ? { code: error.code }
    : { stack: error instanceof Error ? (error.stack ?? error.message) : String(error) };

async function doJob(name: string, handle: JobHandler, log: Log, job: JobWithMetadata): Promise<JobResult> {
  const { id, data, sourceId, sourceRetryCount } = job;
  const attempts = job.retryCount + 1;
  const source = sourceId === null ? null : { id: sourceId, attempts: (sourceRetryCount ?? 0) + 1 };
  try {
    await handle(data, { id, attempts, source });
    return { id, status: 'completed' };
  } catch (error) {
    log('error', 'job', { job: name, id, attempts, ...describe(error) });
    const isPermanent = error instanceof JobError && error.isPermanent;
    return { id, status: isPermanent ? 'deadletter' : 'failed', output: describe(error) };
  }
}

/** Makes a worker that runs a batch of jobs concurrently, settles each on its own, and logs failures. */
export const makeWorker =
  (name: string, handle: JobHandler, log: Log) =>
  (jobs: JobWithMetadata[]): Promise<JobResult[]> =>
    Promise.all(jobs.map((job) => doJob(name, handle, log, job)));
