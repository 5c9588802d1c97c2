import { buildApp, buildPublishedApp } from '../building/buildPackages.ts';
import { findBrowser } from '../machine/findBrowser.ts';
import { findPostgres } from '../machine/findPostgres.ts';
import type { Need } from './kinds.ts';

/** What meeting a need came to: variables for the tests, and how to clean up. */
type Met = { environment: NodeJS.ProcessEnv; note: string | null; cleanUp: () => Promise<void> };

/** Meets each need once, when the first kind asks for it. */
export type Needs = {
  meet: (needs: readonly Need[]) => Promise<NodeJS.ProcessEnv>;
  cleanUp: () => Promise<void>;
};

const nothingToClean = async () => undefined;

const ways: Record<Need, () => Promise<Met>> = {
  browser: async () => {
    const browser = await findBrowser();
    return {
      environment: { CHROMIUM_PATH: browser },
      note: `Browser: ${browser}`,
      cleanUp: nothingToClean,
    };
  },
  postgres: async () => {
    const { url, source, stop } = await findPostgres();
    return { environment: { TEST_DATABASE_URL: url }, note: `PostgreSQL: ${source}`, cleanUp: stop };
  },
  build: async () => {
    await buildApp();
    return { environment: {}, note: null, cleanUp: nothingToClean };
  },
  'published build': async () => {
    await buildPublishedApp();
    return { environment: { SEWA_PACKAGES: 'published' }, note: null, cleanUp: nothingToClean };
  },
  'https site': async () => ({
    environment: { SEWA_SITE: 'https' },
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
      for (const need of needs) Object.assign(environment, (await meetOne(need)).environment);
      return environment;
    },
    async cleanUp() {
      const answers = await Promise.allSettled(met.values());
      for (const answer of answers) if (answer.status === 'fulfilled') await answer.value.cleanUp();
    },
  };
}
