import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '../../chromium.config.ts';
import { isPublished } from '../support/startSewa.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.test.ts',
  globalSetup: './globalSetup.ts',
  outputDir: `../../.reports/e2e${isPublished ? '-published' : ''}`,
  workers: 3,
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
