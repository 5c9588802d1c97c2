import { type RunningProduct, startProduct } from './startProduct.ts';
import { assertNoErrors, makeFolder, makeMarketFolder, removeFolder } from './startSewa.ts';
import { test as base } from './test.ts';

/** A running product over a sample market that only one worker's tests change. */
export interface Market extends RunningProduct {
  /** Folder of the feeds. */
  readonly files: string;
}

/** Tests over a market of their own. */
export const test = base.extend<object, { market: Market }>({
  market: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const [dataFolder, files] = [makeMarketFolder(), makeFolder()];
      const sewa = await startProduct({ dataFolder });
      await use({ ...sewa, files });
      await sewa.stop();
      assertNoErrors(sewa);
      removeFolder(dataFolder);
      removeFolder(files);
    },
    { scope: 'worker', timeout: 360_000 },
  ],
  baseURL: async ({ market }, use) => use(market.url),
});
