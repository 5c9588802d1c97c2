import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumOptions } from '../../chromium.config.ts';

const chromium = playwright({
  launchOptions: chromiumOptions,
  contextOptions: { timezoneId: 'America/New_York', locale: 'de-DE' },
});

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit:formatters',
          environment: 'node',
          include: ['src/**/*.test.ts'],
          env: { TZ: 'Pacific/Kiritimati' },
        },
      },
      {
        optimizeDeps: { include: ['dayjs', 'dayjs/plugin/utc.js', 'fast-check'] },
        test: {
          name: 'component:formatters',
          include: ['src/**/*.test.ts'],
          exclude: ['src/**/*.node.test.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: chromium,
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
