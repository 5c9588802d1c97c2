import { findFreePort } from '@sewa/testing';
import {
  makeFolder,
  makeMarketFolder,
  type ReadySewa,
  removeFolder,
  type SewaProcess,
  spawnSewa,
  waitUntilReady,
} from './startSewa.ts';
import { test as base } from './test.ts';

interface ProcessFixtures {
  readonly dataFolder: string;
  readonly emptyFolder: string;
  /** Starts the product on the test's folder; what still runs at the end of the test is killed. */
  readonly launch: (environment?: Readonly<Record<string, string>>) => SewaProcess;
  /** The same on a free port, once it is ready. */
  readonly start: (environment?: Readonly<Record<string, string>>) => Promise<ReadySewa>;
}

/** Tests of the product's process itself, each over processes of its own. */
export const test = base.extend<ProcessFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  dataFolder: async ({}, use) => {
    const folder = makeMarketFolder();
    await use(folder);
    removeFolder(folder);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  emptyFolder: async ({}, use) => {
    const folder = makeFolder();
    await use(folder);
    removeFolder(folder);
  },
  launch: async ({ dataFolder }, use) => {
    const launched: SewaProcess[] = [];
    await use((environment = {}) => {
      const running = spawnSewa({ dataFolder, environment });
      launched.push(running);
      return running;
    });
    for (const { child } of launched) child.kill('SIGKILL');
    await Promise.all(launched.map(({ ended }) => ended));
  },
  start: async ({ launch, dataFolder }, use) => {
    await use(async (environment = {}) =>
      waitUntilReady(launch({ PORT: String(await findFreePort()), ...environment }), dataFolder),
    );
  },
});
