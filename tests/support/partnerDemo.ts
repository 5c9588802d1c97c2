import { join } from 'node:path';
import type { FrameLocator, Page } from '@playwright/test';
import { test as base, type Market } from './ownMarket.ts';
import { repositoryRoot, runNode } from './startSewa.ts';

/** The running site of an invented partner, whose frames are those of the market. */
export interface PartnerDemo {
  readonly origin: string;
  /** The page of an origin that is not listed. */
  readonly unlistedUrl: string;
  readonly embedOrigin: string;
  readonly key: string;
}

/** Where commands find the database of a market. */
const settingsOf = ({ dataFolder }: Market) => ({ APP_ENV: 'test', DATA_DIR: dataFolder });

/** Adds a partner beside the running product; resolves to its key. */
export async function addPartner(market: Market, name: string, origin: string): Promise<string> {
  const program = join(repositoryRoot, 'packages/server/bin/sewa.ts');
  const adding = runNode([program, 'partners', 'add', name, '--origin', origin], settingsOf(market));
  await adding.ended;
  const key = /^key: (\S+)$/m.exec(adding.output())?.[1];
  if (!key) throw new Error(`The partner was not added:\n${adding.output()}`);
  return key;
}

/** Tests over the partner demo, beside a market of their own. */
export const test = base.extend<object, { demo: PartnerDemo }>({
  demo: [
    async ({ market }, use) => {
      const program = join(repositoryRoot, 'packages/sandbox/bin/partner-demo.ts');
      const running = runNode([program, '--site', market.url, '--port', '0'], settingsOf(market));
      const find = (label: string) => new RegExp(`^${label} (\\S+)$`, 'm').exec(running.output())?.[1] ?? '';
      await new Promise<void>((resolve, reject) => {
        running.child.stdout?.on('data', () => {
          if (find('key:')) resolve();
        });
        running.ended.then((end) => reject(new Error(`The demo ended (${end}):\n${running.output()}`)));
      });
      await use({
        origin: find('Harbour Homes is ready at'),
        unlistedUrl: find('Unlisted site:'),
        embedOrigin: market.url.replace('localhost', '127.0.0.1'),
        key: find('key:'),
      });
      running.child.kill('SIGTERM');
      const end = await running.ended;
      if (end !== 0) throw new Error(`The demo ended with ${end}:\n${running.output()}`);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** The calculator's frame on a page. */
export const calculatorOn = (page: Page, place = 0): FrameLocator =>
  page.locator('sewa-calculator').nth(place).locator('iframe').contentFrame();

/** The chat's frame on a page. */
export const chatOn = (page: Page): FrameLocator =>
  page.locator('sewa-chat').locator('iframe').contentFrame();

/** What the page wrote down of the frames' events. */
export const eventsOn = (page: Page) => page.getByRole('list', { name: 'What the frames reported' });
