import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '../../chromium.config.ts';
import { isPublished } from '../support/startSewa.ts';

/**
 * Errands that the published packages have little part in: processes, imports, letters, moving about, forms on the server. They
 * take minutes, so over what the packages publish they run only with `SEWA_E2E=whole`.
 */
const errandsOfTheServer = [
  'accessibility',
  'ask-about-a-home',
  'be-found',
  'be-mailed',
  'builds',
  'come-back',
  'curated-addresses',
  'failing-server',
  'import-a-feed',
  'keep-a-home',
  'log-in',
  'map',
  'moving',
  'process',
  'security',
];
const isWhole = !isPublished || process.env.SEWA_E2E === 'whole';

export default defineConfig({
  testDir: '.',
  testMatch: '*.test.ts',
  testIgnore: isWhole ? [] : errandsOfTheServer.map((name) => `${name}.test.ts`),
  globalSetup: './globalSetup.ts',
  outputDir: `../../.reports/e2e${isPublished ? '-published' : ''}`,
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
    launchOptions: chromiumOptions,
  },
});
