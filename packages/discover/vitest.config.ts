import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumOptions } from '../../chromium.config.ts';

const conditions = ['sewa-source', 'module', 'node', 'development|production'];

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: { name: 'unit:discover', environment: 'node', include: ['src/**/*.test.ts'] },
      },
      {
        plugins: [vanillaExtractPlugin(), react()],
        resolve: { conditions: ['sewa-source', 'module', 'browser', 'development|production'] },
        optimizeDeps: {
          include: [
            '@testing-library/react',
            'axe-core',
            'msw',
            'react',
            'react-dom',
            'react-dom/client',
            'react-dom/server',
            'react-router-dom',
            'react/jsx-dev-runtime',
            'react/jsx-runtime',
            'swr',
          ],
        },
        test: {
          name: 'component:discover',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['./test/setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: chromiumOptions,
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1024, height: 768 } }],
          },
        },
      },
    ],
  },
});
