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
        plugins: [vanillaExtractPlugin()],
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          name: 'unit:auth',
          environment: 'node',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['src/ui/**'],
        },
      },
      {
        plugins: [vanillaExtractPlugin(), react()],
        resolve: { conditions: ['sewa-source', 'module', 'browser', 'development|production'] },
        optimizeDeps: {
          include: [
            '@casl/ability',
            '@testing-library/react',
            'jwt-decode',
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-dev-runtime',
            'react/jsx-runtime',
            'swr',
          ],
        },
        test: {
          name: 'component:auth',
          include: ['src/ui/**/*.test.tsx'],
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
