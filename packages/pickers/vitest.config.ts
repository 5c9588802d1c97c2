import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumOptions } from '../../chromium.config.ts';

export default defineConfig({
  plugins: [vanillaExtractPlugin(), react()],
  resolve: { conditions: ['sewa-source', 'module', 'browser', 'development|production'] },
  optimizeDeps: {
    include: [
      '@testing-library/react',
      '@sewa/testing > axe-core',
      'react',
      'react-aria-components/Button',
      'react-aria-components/ComboBox',
      'react-aria-components/Group',
      'react-aria-components/I18nProvider',
      'react-aria-components/Input',
      'react-aria-components/ListBox',
      'react-aria-components/Popover',
      'react-aria-components/slots',
      'react-dom',
      'react-dom/client',
      'react-dom/server',
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
    ],
  },
  test: {
    name: 'component:pickers',
    include: ['src/**/*.test.tsx'],
    setupFiles: ['../../vitest.components.setup.ts'],
    // One page for all files: loading the modules anew for each took longer than the tests.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: { ...chromiumOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1024, height: 768 } }],
    },
  },
});
