import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const chromium = playwright({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
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
