import { findFreePort } from '@sewa/testing';
import { startHttpsFront } from './httpsSite.ts';
import { type ReadySewa, type StartOptions, startSewa, stopSewa } from './startSewa.ts';
import { isHttpsSite } from './testHosts.ts';

/** The product as the tests of this run reach it, and what ends it; `end` says how the process ended. */
export interface RunningProduct extends ReadySewa {
  readonly stop: () => Promise<number | NodeJS.Signals | null>;
}

/** Starts the built product: on a port of this machine or, for a run by https, as in production behind its front. */
export async function startProduct({ dataFolder, environment }: StartOptions): Promise<RunningProduct> {
  const port = await findFreePort();
  const front = isHttpsSite ? await startHttpsFront(port) : null;
  const sewa = await startSewa({
    dataFolder,
    environment: { PORT: String(port), ...environment, ...front?.environment },
  });
  return {
    ...sewa,
    url: front?.environment.PUBLIC_URL ?? sewa.url,
    stop: async () => {
      await front?.close();
      return stopSewa(sewa);
    },
  };
}
