import { findBrowser } from './packages/workshop/src/machine/findBrowser.ts';

/** How tests and benchmarks start Chromium: the one the lockfile pins or `CHROMIUM_PATH` names, doing nothing of its own meanwhile. */
export const chromiumOptions = {
  // Where it cannot be had, the tests that need no browser run all the same; those that do say so before they start.
  executablePath: await findBrowser().catch(() => '/no/browser'),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
