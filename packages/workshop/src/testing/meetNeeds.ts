import { findPostgres } from '@sewa/testing';
import { buildApp, buildPublishedApp } from '../building/buildPackages.ts';
import { findBrowser } from '../machine/findBrowser.ts';
import { fillSampleMarket } from './fillSampleMarket.ts';

const cleanUps: (() => Promise<void>)[] = [];

/** How each need is met, which answers the variables that tell the tests. */
const ways = {
  browser: async () => ({ CHROMIUM_PATH: await findBrowser() }),
  postgres: async () => {
    const { url, source, stop } = await findPostgres();
    cleanUps.push(stop);
    console.log(`PostgreSQL: ${source}`);
    return { TEST_DATABASE_URL: url };
  },
  build: () => buildApp().then(() => ({})),
  'published build': () => buildPublishedApp().then(() => ({})),
  market: async () => {
    const { folder, remove } = await fillSampleMarket();
    cleanUps.push(remove);
    return { SEWA_FILLED_FOLDER: folder };
  },
} satisfies Record<string, () => Promise<NodeJS.ProcessEnv>>;

/** What must stand before a kind of test can run. */
export type Need = keyof typeof ways;

const met = new Map<Need, Promise<NodeJS.ProcessEnv>>();

/** Meets each need once, when it is first asked for; answers the variables for the tests. */
export async function meetNeeds(needs: readonly Need[]): Promise<NodeJS.ProcessEnv> {
  for (const need of needs) if (!met.has(need)) met.set(need, ways[need]());
  return Object.assign({}, ...(await Promise.all(needs.map((need) => met.get(need)))));
}

/** Stops and removes what was started and filled for the needs. */
export async function cleanUpNeeds(): Promise<void> {
  await Promise.allSettled(met.values());
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
}
