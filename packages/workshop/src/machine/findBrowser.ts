import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';

/** What the search for a browser looks at; a test may narrow it. */
export type BrowserSearch = {
  environment?: NodeJS.ProcessEnv;
  macApplications?: readonly string[];
  playwrightBrowser?: () => Promise<string | null>;
  installDebianBrowser?: () => boolean;
};

const programNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Finds a program on PATH; null when it is not there. */
export function findOnPath(names: readonly string[], environment: NodeJS.ProcessEnv): string | null {
  const folders = (environment.PATH ?? '').split(path.delimiter).filter(Boolean);
  for (const name of names) {
    for (const folder of folders) {
      const file = path.join(folder, name);
      if (isExecutable(file)) return file;
    }
  }
  return null;
}

async function findPlaywrightBrowser(): Promise<string | null> {
  const { chromium } = await import('playwright');
  const file = chromium.executablePath();
  return existsSync(file) ? file : null;
}

function installDebianBrowser(): boolean {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!mayInstall) return false;
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { env: environment });
  const answer = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    env: environment,
  });
  return answer.status === 0;
}

/** Finds a Chromium: `CHROMIUM_PATH`, the system's, Playwright's own, else Debian's, installed; throws one sentence. */
export async function findBrowser(search: BrowserSearch = {}): Promise<string> {
  const environment = search.environment ?? process.env;
  const named = environment.CHROMIUM_PATH;
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(`CHROMIUM_PATH is "${named}", which is not a program that can be run.`);
  }
  const found =
    findOnPath(programNames, environment) ??
    (search.macApplications ?? macApplications).find(isExecutable) ??
    (await (search.playwrightBrowser ?? findPlaywrightBrowser)());
  if (found) return found;

  if ((search.installDebianBrowser ?? installDebianBrowser)()) {
    const installed = findOnPath(programNames, environment);
    if (installed) return installed;
  }
  throw new Error(
    'No browser was found: install Chromium or Chrome, run "npx playwright install chromium", or name one in CHROMIUM_PATH.',
  );
}
