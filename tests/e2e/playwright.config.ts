import { defineConfig } from '@playwright/test';
import { trustCertificate } from '../support/certificate.ts';
import { launchOptions } from '../support/launchOptions.ts';
import { ofTheSandbox, overHttps, overPublished } from '../support/marks.ts';
import { resolveTestHosts } from '../support/resolveTestHosts.ts';
import { isPublished } from '../support/startSewa.ts';
import { isHttpsSite } from '../support/testHosts.ts';

if (isHttpsSite) {
  resolveTestHosts();
  trustCertificate();
}

/** Journeys for the https site only. */
const journeysOfHttps = ['shared-domain'];

/** Journeys over the sources: they copy the repository, which has nothing of what packages publish. */
const journeysOfSources = ['install-for-production'];

const isWhole = process.env.SEWA_TESTS === 'whole';
const files = (names: readonly string[]) =>
  names.map((name) => new RegExp(`/${name}(\\.planted)?\\.test\\.ts$`));
const ignored = [...(isPublished ? journeysOfSources : []), ...(isHttpsSite ? [] : journeysOfHttps)];

/** Of all journeys those that only this set-up can break; `npm test -- --all` runs every one in each. */
function chooseMark(): RegExp | undefined {
  if (isWhole) return undefined;
  if (isHttpsSite) return new RegExp(`${overHttps.tag}|${journeysOfHttps.join('|')}`);
  return isPublished ? new RegExp(overPublished.tag) : undefined;
}
const chosen = chooseMark();
const name = isHttpsSite ? 'e2e-https' : isPublished ? 'e2e-published' : 'e2e';

export default defineConfig({
  testDir: '.',
  testMatch: '*.test.ts',
  testIgnore: files(ignored),
  globalSetup: './globalSetup.ts',
  ...(chosen && { grep: chosen }),
  ...(isHttpsSite && { grepInvert: new RegExp(ofTheSandbox.tag) }),
  outputDir: `../../.reports/${name}`,
  workers: 4,
  fullyParallel: true,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    trace: 'off',
    locale: 'en-SG',
    timezoneId: 'Asia/Singapore',
    viewport: { width: 1440, height: 900 },
    ignoreHTTPSErrors: isHttpsSite,
    launchOptions,
  },
});
