import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { PaperReport, PaperTask } from './paperWorker.ts';

/** A paper takes a tenth of a second, and the start of the thread up to two seconds on a busy machine. */
const LIMIT_MS = 30_000;
/** How long the thread keeps its fonts and its compiler in memory. */
const IDLE_MS = 60_000;

/** The thread may still be at work: what cannot be interrupted is not asked for again. */
class TookTooLong extends Error {}

/** Compiles papers in a thread of its own, one after the other: it starts when it is needed and ends when it is idle. */
export class PaperThread {
  readonly #limitMs: number;
  #worker: Worker | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #idle: NodeJS.Timeout | undefined;

  constructor({ limitMs = LIMIT_MS }: { limitMs?: number } = {}) {
    this.#limitMs = limitMs;
  }

  /** Compiles after what was asked for before. A thread that crashes is replaced once; throws if that one crashes too or takes too long. */
  compile(task: PaperTask): Promise<PaperReport> {
    const report = this.#last.then(() => this.#compileNow(task));
    this.#last = report.catch(() => undefined);
    return report;
  }

  /** Ends the thread, which gives its memory back; the next paper starts another. */
  async end(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  async #compileNow(task: PaperTask): Promise<PaperReport> {
    clearTimeout(this.#idle);
    try {
      return await this.#ask(task).catch((error: unknown) => {
        if (error instanceof TookTooLong) throw error;
        return this.#ask(task);
      });
    } finally {
      this.#worker?.unref();
      this.#idle = setTimeout(() => void this.end(), IDLE_MS).unref();
    }
  }

  async #ask(task: PaperTask): Promise<PaperReport> {
    this.#worker ??= this.#start();
    const worker = this.#worker;
    worker.ref();
    worker.postMessage(task);
    const settled = new AbortController();
    const { signal } = settled;
    try {
      return await Promise.race([
        once(worker, 'message', { signal }).then(([report]): PaperReport => report),
        once(worker, 'exit', { signal }).then(() => {
          throw new Error('The thread that compiles papers ended.');
        }),
        wait(this.#limitMs, undefined, { signal }).then(() => {
          void this.end();
          throw new TookTooLong(`Compiling a paper took longer than ${this.#limitMs} ms.`);
        }),
      ]);
    } finally {
      settled.abort();
    }
  }

  #start(): Worker {
    // The flags of the process are for its own code.
    const worker = new Worker(new URL('./paperWorker.ts', import.meta.url), { execArgv: [] });
    const forget = () => {
      if (this.#worker === worker) this.#worker = null;
    };
    // Whoever waits for a paper hears of an error; while nobody does, it would end the process without this listener.
    worker.on('error', forget);
    worker.once('exit', forget);
    return worker;
  }
}
