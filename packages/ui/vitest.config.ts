import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { BrowserContextOptions } from 'playwright';
import { defineConfig } from 'vitest/config';
import { chromiumOptions } from '../../chromium.config.ts';

const conditions = ['sewa-source', 'module', 'browser', 'development|production'];

/** The tests of some files in a browser, with a mouse unless its context says otherwise. */
const inBrowser = (
  name: string,
  include: string[],
  context: BrowserContextOptions,
  exclude: string[] = [],
) => ({
  extends: true as const,
  test: {
    name,
    include,
    exclude,
    setupFiles: ['../../vitest.components.setup.ts'],
    // One page for all files: loading the modules anew for each took longer than the tests.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        contextOptions: { reducedMotion: 'reduce' as const, ...context },
        launchOptions: { ...chromiumOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
      }),
      instances: [{ browser: 'chromium' as const, viewport: { width: 1024, height: 768 } }],
    },
  },
});

export default defineConfig({
  plugins: [vanillaExtractPlugin(), react()],
  resolve: { conditions },
  optimizeDeps: {
    include: [
      '@testing-library/react',
      '@sewa/testing > axe-core',
      'react',
      'react-dom',
      'react-dom/client',
      'react-dom/server',
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
    ],
  },
  test: {
    projects: [
      inBrowser('component:ui', ['src/**/*.test.tsx', 'src/**/*.test.ts'], {}, ['src/**/*.touch.test.tsx']),
      inBrowser('component:ui-touch', ['src/**/*.touch.test.tsx'], { hasTouch: true, isMobile: true }),
      {
        extends: true,
        test: {
          name: 'unit:ui-scripts',
          environment: 'node',
          include: ['scripts/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
