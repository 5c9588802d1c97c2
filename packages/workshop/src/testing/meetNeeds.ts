import { findPostgres } from '@sewa/testing';
import { buildApp, buildPublishedApp } from '../building/buildPackages.ts';
import { findBrowser } from '../machine/findBrowser.ts';
import { fillSampleMarket } from './fillSampleMarket.ts';

/** What meeting a need came to: variables for the tests, and how to clean up. */
interface Met {
  environment?: NodeJS.ProcessEnv;
  cleanUp?: () => Promise<void>;
}

const ways = {
  browser: async (): Promise<Met> => {
    const browser = await findBrowser();
    console.log(`Browser: ${browser}`);
    return { environment: { CHROMIUM_PATH: browser } };
  },
  postgres: async (): Promise<Met> => {
    const { url, source, stop } = await findPostgres();
    console.log(`PostgreSQL: ${source}`);
    return { environment: { TEST_DATABASE_URL: url }, cleanUp: stop };
  },
  build: (): Promise<Met> => buildApp().then(() => ({})),
  'published build': (): Promise<Met> => buildPublishedApp().then(() => ({})),
  'sample market': async (): Promise<Met> => {
    const { folder, remove } = await fillSampleMarket();
    return { environment: { SEWA_FILLED_FOLDER: folder }, cleanUp: remove };
  },
};

/** What must stand before a kind of test can run. */
export type Need = keyof typeof ways;

const met = new Map<Need, Promise<Met>>();

/** Meets each need once, when it is first asked for; answers the variables for the tests. */
export async function meetNeeds(needs: readonly Need[]): Promise<NodeJS.ProcessEnv> {
  const environment: NodeJS.ProcessEnv = {};
  for (const need of needs) {
    const meeting = met.get(need) ?? ways[need]();
    met.set(need, meeting);
    Object.assign(environment, (await meeting).environment);
  }
  return environment;
}

/** Stops and removes what was started and filled for the needs. */
export async function cleanUpNeeds(): Promise<void> {
  for (const answer of await Promise.allSettled(met.values()))
    if (answer.status === 'fulfilled') await answer.value.cleanUp?.();
}
