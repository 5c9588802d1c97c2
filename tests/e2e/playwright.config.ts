import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
  names.map((name) => new RegExp(`/${name}(\\.seeded)?\\.test\\.ts$`));
const ignored = [...(isPublished ? journeysOfSources : []), ...(isHttpsSite ? [] : journeysOfHttps)];

/** The journeys of the core, all with `npm test -- --all`; in the other set-ups those that only they can break. */
function chooseMark(): RegExp | undefined {
  if (isHttpsSite) return new RegExp(`${overHttps.tag}|${journeysOfHttps.join('|')}`);
  if (isPublished) return new RegExp(overPublished.tag);
  return isWhole ? undefined : /@core/;
}
const chosen = chooseMark();

const allFiles = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.test.ts'));
const filesWith = (text: string) =>
  allFiles.filter((file) => readFileSync(join(import.meta.dirname, file), 'utf8').includes(text));
/** Journeys over a product with settings of their own or without one, over one that asks about cookies, and that change the market of one. */
const withOwnProduct = [...filesWith("scope: 'worker'"), ...filesWith("'../support/partnerDemo.ts'")];
const withAskingProduct = filesWith("'../support/askingProduct.ts'");
const withOwnMarket = filesWith("'../support/ownMarket.ts'");
/** They move the clock of their market, which nobody else may share. */
const withOwnTime = allFiles.filter(
  (file) =>
    withOwnMarket.includes(file) &&
    [...filesWith("'/sandbox/clock'"), ...filesWith('moveClock')].includes(file),
);

/** Each worker starts the products its tests ask for: where few workers run these, few products are started. */
const projects = [
  ...withOwnProduct.map((file) => ({ name: file, testMatch: `**/${file}`, workers: 1 })),
  { name: 'asking product', testMatch: withAskingProduct.map((file) => `**/${file}`), workers: 1 },
  ...withOwnTime.map((file) => ({ name: file, testMatch: `**/${file}`, workers: 1 })),
  {
    name: 'own market',
    testMatch: withOwnMarket.filter((file) => !withOwnTime.includes(file)).map((file) => `**/${file}`),
    workers: 1,
  },
  {
    name: 'one product for all',
    testMatch: allFiles
      .filter((file) => ![...withOwnProduct, ...withAskingProduct, ...withOwnMarket].includes(file))
      .map((file) => `**/${file}`),
  },
];
const name = isHttpsSite ? 'e2e-https' : isPublished ? 'e2e-published' : 'e2e';

export default defineConfig({
  testDir: '.',
  projects,
  testIgnore: files(ignored),
  globalSetup: './globalSetup.ts',
  ...(chosen && { grep: chosen }),
  ...(isHttpsSite && { grepInvert: new RegExp(ofTheSandbox.tag) }),
  outputDir: `../../.reports/${name}`,
  workers: 2,
  fullyParallel: true,
  // Where a retry would hide a second write or an open door, the file says `retries: 0`.
  retries: process.env.CI ? 1 : 0,
  // What hangs is found by the limits of one step. A whole journey starts products and commands.
  timeout: 360_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    trace: 'on-first-retry',
    locale: 'en-SG',
    timezoneId: 'Asia/Singapore',
    viewport: { width: 1440, height: 900 },
    ignoreHTTPSErrors: isHttpsSite,
    launchOptions,
  },
});
