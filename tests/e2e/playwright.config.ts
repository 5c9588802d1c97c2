import { defineConfig } from '@playwright/test';
import { trustCertificate } from '../support/certificate.ts';
import { launchOptions } from '../support/launchOptions.ts';
import { ofTheSandbox } from '../support/ofTheSandbox.ts';
import { resolveTestHosts } from '../support/resolveTestHosts.ts';
import { isPublished } from '../support/startSewa.ts';
import { isHttpsSite } from '../support/testHosts.ts';

if (isHttpsSite) {
  resolveTestHosts();
  trustCertificate();
}

/**
 * Errands that the published packages have little part in: processes, imports, letters, moving about, accounts and forms on the server. They
 * take minutes, so over what the packages publish they run only with `npm test -- --all`.
 */
const errandsOfTheServer = [
  'accessibility',
  'act-for-a-corporate',
  'ask-about-a-home',
  'ask-permission',
  'be-found',
  'be-mailed',
  'builds',
  'change-my-profile',
  'come-back',
  'curated-addresses',
  'expired-session',
  'deep-links',
  'failing-server',
  'follow-an-invitation',
  'import-a-feed',
  'invite-for-a-home',
  'keep-a-home',
  'keep-numbers-out-of-logs',
  'leave-sewa',
  'log-in',
  'log-in-with-singpass',
  'map',
  'moving',
  'process',
  'prove-with-singpass',
  'security',
  'see-what-waits',
  'sign-up',
];

/** Errands that live by cookies: by https they run always, the others with `npm test -- --all`. */
const errandsOfCookies = ['complete-a-profile', 'log-in', 'my-profile', 'shared-domain'];

/** Errands for the https site only. */
const errandsOfHttps = ['shared-domain'];

/** Errands over the sources: they copy the repository, which has nothing of what packages publish. */
const errandsOfSources = ['install-for-production'];

const isWhole = process.env.SEWA_TESTS === 'whole';
const files = (names: readonly string[]) =>
  names.map((name) => new RegExp(`/${name}(\\.planted)?\\.test\\.ts$`));
const ignored = [
  ...(isPublished && !isWhole ? errandsOfTheServer : []),
  ...(isPublished ? errandsOfSources : []),
  ...(isHttpsSite ? [] : errandsOfHttps),
];
const name = isHttpsSite ? 'e2e-https' : isPublished ? 'e2e-published' : 'e2e';

export default defineConfig({
  testDir: '.',
  testMatch: isHttpsSite && !isWhole ? files(errandsOfCookies) : '*.test.ts',
  testIgnore: files(ignored),
  globalSetup: './globalSetup.ts',
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
