import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumOptions } from '../../chromium.config.ts';

const chromium = playwright({
  launchOptions: chromiumOptions,
  contextOptions: { timezoneId: 'America/New_York', locale: 'de-DE' },
});

/** The same tests in a browser, which only `npm test -- --all` runs. */
const inChromium = {
  optimizeDeps: { include: ['dayjs', 'dayjs/plugin/utc.js', 'fast-check'] },
  test: {
    name: 'component:formatters',
    testTimeout: 60_000,
    include: ['src/**/*.test.ts'],
    exclude: ['src/**/*.node.test.ts'],
    // One page for all files: loading the modules anew for each took longer than the tests.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: chromium,
      instances: [{ browser: 'chromium' as const }],
    },
  },
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit:formatters',
          // Hundreds of random inputs a test: a busy machine takes its time.
          testTimeout: 60_000,
          environment: 'node',
          include: ['src/**/*.test.ts'],
          env: { TZ: 'Pacific/Kiritimati' },
        },
      },
      ...(process.env.SEWA_TESTS === 'whole' ? [inChromium] : []),
    ],
  },
});
