import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig, type ViteUserConfigExport } from 'vitest/config';
import { chromiumOptions } from './chromium.config.ts';

const server = ['sewa-source', 'module', 'node', 'development|production'];
const browser = ['sewa-source', 'module', 'browser', 'development|production'];

interface ScreenTests {
  /** What they test: components leave themes and timers behind. @default 'screens' */
  readonly subject?: 'screens' | 'components';
  /** Files that need a page of their own: what a library keeps for the page's life would be another file's. */
  readonly alone?: readonly string[];
  /** Plugins of the browser's server. */
  readonly plugins?: readonly Plugin[];
}

function inBrowser(
  name: string,
  include: readonly string[],
  exclude: readonly string[],
  isolate: boolean,
  { plugins = [], subject = 'screens' }: ScreenTests,
) {
  return {
    plugins: [vanillaExtractPlugin(), react(), ...plugins],
    resolve: { conditions: browser },
    optimizeDeps: {
      include: [
        '@testing-library/react',
        '@sewa/testing > axe-core',
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
      name,
      include: [...include],
      exclude: [...exclude],
      setupFiles: [`../../vitest.${subject}.setup.ts`],
      // One page for all files: loading the modules anew for each took longer than the tests.
      isolate,
      browser: {
        enabled: true,
        headless: true,
        // On a busy machine, the first page waits until the dependencies of all packages are made.
        connectTimeout: 300_000,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: chromiumOptions,
          contextOptions: { reducedMotion: 'reduce' },
        }),
        instances: [{ browser: 'chromium' as const, viewport: { width: 1024, height: 768 } }],
      },
    },
  };
}

/** The tests of a package of screens: `.test.ts` in Node, `.test.tsx` in a browser. */
export const configureScreenTests = (name: string, tests: ScreenTests = {}): ViteUserConfigExport => {
  const { alone = [] } = tests;
  return defineConfig({
    // The compiler of the style sheets reads this, and so does what prepares libraries for the browser.
    resolve: { conditions: ['sewa-source', 'module', 'development|production'] },
    test: {
      projects: [
        {
          resolve: { conditions: server },
          ssr: { resolve: { conditions: server } },
          test: { name: `unit:${name}`, environment: 'node', include: ['src/**/*.test.ts'] },
        },
        inBrowser(`component:${name}`, ['src/**/*.test.tsx'], alone, false, tests),
        ...(alone.length > 0 ? [inBrowser(`component:${name}-alone`, alone, [], true, tests)] : []),
      ],
    },
  });
};
