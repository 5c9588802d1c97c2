import { findPostgres, getPostgresVersion } from '@sewa/testing';
import { buildApp, buildPublishedApp } from '../building/buildPackages.ts';
import { findBrowser } from '../machine/findBrowser.ts';
import { getBrowserBuild, isLockedBrowser } from '../machine/lockedBrowser.ts';
import { fillSampleMarket } from './fillSampleMarket.ts';
import type { Need } from './kinds.ts';

/** What meeting a need came to: variables for the tests, what results depend on by it, and how to clean up. */
interface Met {
  environment: NodeJS.ProcessEnv;
  facts: Readonly<Record<string, string>>;
  note: string | null;
  cleanUp: () => Promise<void>;
}

/** Meets each need once, when the first kind asks for it. */
export interface Needs {
  meet: (needs: readonly Need[]) => Promise<Pick<Met, 'environment' | 'facts'>>;
  cleanUp: () => Promise<void>;
}

const nothingToClean = async () => undefined;

const ways: Record<Need, () => Promise<Met>> = {
  browser: async () => {
    const browser = await findBrowser();
    return {
      environment: { CHROMIUM_PATH: browser },
      facts: { browser: `${isLockedBrowser(browser)} ${await getBrowserBuild(browser)}` },
      note: `Browser: ${browser}`,
      cleanUp: nothingToClean,
    };
  },
  postgres: async () => {
    const { url, source, stop } = await findPostgres();
    return {
      environment: { TEST_DATABASE_URL: url },
      facts: { postgres: await getPostgresVersion(url) },
      note: `PostgreSQL: ${source}`,
      cleanUp: stop,
    };
  },
  build: async () => {
    await buildApp();
    return { environment: {}, facts: {}, note: null, cleanUp: nothingToClean };
  },
  'published build': async () => {
    await buildPublishedApp();
    return { environment: { SEWA_PACKAGES: 'published' }, facts: {}, note: null, cleanUp: nothingToClean };
  },
  'sample market': async () => {
    const { folder, remove } = await fillSampleMarket();
    return { environment: { SEWA_FILLED_FOLDER: folder }, facts: {}, note: null, cleanUp: remove };
  },
  'https site': async () => ({
    environment: { SEWA_SITE: 'https' },
    facts: {},
    note: null,
    cleanUp: nothingToClean,
  }),
};

/** Starts with no need met; `say` is told what each was met with. */
export function createNeeds(say: (sentence: string) => void): Needs {
  const met = new Map<Need, Promise<Met>>();

  function meetOne(need: Need): Promise<Met> {
    const known = met.get(need);
    if (known) return known;
    const meeting = ways[need]().then((answer) => {
      if (answer.note) say(answer.note);
      return answer;
    });
    met.set(need, meeting);
    return meeting;
  }

  return {
    async meet(needs) {
      const environment = { ...process.env };
      const facts = {};
      for (const need of needs) {
        const answer = await meetOne(need);
        Object.assign(environment, answer.environment);
        Object.assign(facts, answer.facts);
      }
      return { environment, facts };
    },
    async cleanUp() {
      const answers = await Promise.allSettled(met.values());
      for (const answer of answers) if (answer.status === 'fulfilled') await answer.value.cleanUp();
    },
  };
}
