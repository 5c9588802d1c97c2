import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumOptions } from '../../chromium.config.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('../../', import.meta.url));
const isUpdating = process.argv.some((argument) => argument === '-u' || argument.startsWith('--update'));
const isWhole = process.env.SEWA_TESTS === 'whole' || isUpdating;

/** Chromium draws the same pictures every time. */
const launchOptions = {
  ...chromiumOptions,
  args: [
    ...chromiumOptions.args,
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--force-color-profile=srgb',
    '--hide-scrollbars',
  ],
};

const resolve = { conditions: ['sewa-source', 'module', 'browser', 'development|production'] };

const stories = {
  root,
  resolve,
  plugins: [storybookTest({ configDir: `${root}.storybook` })],
  define: { __THEMES__: JSON.stringify(isWhole ? ['light', 'dark'] : ['light']) },
  optimizeDeps: {
    // What the pickers load later is found before the first story asks for it.
    entries: [`${root}packages/pickers/src/index.ts`],
    include: [
      'axe-core',
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
    ],
  },
  test: {
    name: 'stories',
    // Stories of pages have no pictures, and are looked at with everything else.
    exclude: isWhole ? [] : ['**/app/testing/**'],
    // One page for all stories: loading the modules anew for each file took longer than drawing.
    isolate: false,
    globalSetup: [`${here}checkBrowser.ts`, `${here}leaveReview.ts`],
    setupFiles: [`${here}compareStory.ts`],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' } }),
      instances: [{ browser: 'chromium' as const }],
      expect: {
        toMatchScreenshot: {
          // Until then a picture may still change on a busy machine.
          timeout: 20_000,
          comparatorName: 'pixelmatch' as const,
          comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 4 },
          resolveScreenshotPath: ({ arg, ext }: { arg: string; ext: string }) =>
            `${here}baselines/${arg}${ext}`,
          resolveDiffPath: ({ arg, ext }: { arg: string; ext: string }) =>
            `${root}.reports/visual/${arg}${ext}`,
        },
      },
    },
  },
};

const checks = { root, test: { name: 'checks', include: ['tests/visual/*.slow.test.ts'] } };

export default defineConfig({
  root,
  // The compiler of the style sheets reads this, not the projects.
  resolve,
  test: {
    // A story without a baseline is reviewed like one that differs, not taken unseen.
    update: isUpdating ? 'all' : 'none',
    api: { allowWrite: true, allowExec: false },
    attachmentsDir: `${root}.reports/visual/attachments`,
    projects: isWhole ? [stories, checks] : [stories],
  },
});
