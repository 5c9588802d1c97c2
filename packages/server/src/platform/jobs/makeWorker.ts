import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import type { JobResult, JobWithMetadata } from 'pg-boss';
import type { Log } from '../http/log.ts';
import { withSpan } from '../telemetry/tracing.ts';
import { JobError } from './JobError.ts';
import type { JobHandler } from './Jobs.ts';

const describe = (error: unknown): Record<string, string> =>
  error instanceof JobError
    ? { code: error.code }
    : { stack: error instanceof Error ? (error.stack ?? error.message) : String(error) };

/** Hears of each attempt of a job. */
export type OnAttempt = (queue: string, result: 'done' | 'failed') => void;

/** What works on a queue. */
interface Work {
  readonly name: string;
  readonly handle: JobHandler;
  readonly log: Log;
  readonly onAttempt: OnAttempt | undefined;
}

async function doJob({ name, handle, log, onAttempt }: Work, job: JobWithMetadata): Promise<JobResult> {
  const { id, data, sourceId, sourceRetryCount } = job;
  const attempts = job.retryCount + 1;
  const source = sourceId === null ? null : { id: sourceId, attempts: (sourceRetryCount ?? 0) + 1 };
  try {
    await handle(data, { id, attempts, source });
    onAttempt?.(name, 'done');
    return { id, status: 'completed' };
  } catch (error) {
    onAttempt?.(name, 'failed');
    log('error', 'job', { job: name, id, attempts, ...describe(error) });
    const isPermanent = error instanceof JobError && error.isPermanent;
    return { id, status: isPermanent ? 'deadletter' : 'failed', output: describe(error) };
  }
}

/** Does a job in a span of its own, named after its queue. */
const doTraced = (work: Work, job: JobWithMetadata): Promise<JobResult> =>
  withSpan(`job ${work.name}`, { kind: SpanKind.CONSUMER, root: true }, async (span) => {
    const result = await doJob(work, job);
    if (result.status !== 'completed') span?.setStatus({ code: SpanStatusCode.ERROR });
    return result;
  });

/** Makes a worker that runs a batch of jobs concurrently, settles each on its own, and logs failures. */
export const makeWorker =
  (work: Work) =>
  (jobs: JobWithMetadata[]): Promise<JobResult[]> =>
    Promise.all(jobs.map((job) => doTraced(work, job)));
