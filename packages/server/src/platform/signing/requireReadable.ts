import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { ReadingReport } from './reading/worker.ts';

/** A file that somebody sent can't be sealed. */
export class UnreadablePdf extends Error {
  constructor(reason: string, options: ErrorOptions = {}) {
    super(reason, options);
    this.name = 'UnreadablePdf';
  }
}

const TIMEOUT_MS = 10_000;
const MAX_MEGABYTES = 192;

const workerFile = fileURLToPath(new URL('./reading/worker.ts', import.meta.url));

/**
 * Throws `UnreadablePdf` unless a PDF can take a signature. A thread of its own finds out, with little memory and time: libpdf 0.4.2
 * never ends on some broken files, and takes all memory until then.
 */
export async function requireReadable(bytes: Uint8Array): Promise<void> {
  const worker = new Worker(workerFile, {
    // The flags of the process are for its own code.
    execArgv: [],
    workerData: new Uint8Array(bytes),
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
  });
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const [report = null]: ReadingReport[] = await once(worker, 'message', { signal });
    if (report !== null) throw new UnreadablePdf(report);
  } catch (error) {
    if (error instanceof UnreadablePdf) throw error;
    throw new UnreadablePdf('It takes too much memory or time to read.', { cause: error });
  } finally {
    await worker.terminate();
  }
}
