import { fileURLToPath } from 'node:url';
import { chooseViews, planComparison } from '@sewa/workshop/visual';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { whyNotCompared } from './baselineComparison.ts';
import { browserOptions } from './browserOptions.ts';
import { matchesBaseline } from './matchesBaseline.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('../../', import.meta.url));
const isUpdating = process.argv.some((argument) => argument === '-u' || argument.startsWith('--update'));
const reason = await whyNotCompared(isUpdating);
const views = chooseViews(process.env.SEWA_VISUAL, isUpdating);

export default defineConfig({
  root,
  resolve: { conditions: ['sewa-source', 'module', 'browser', 'development|production'] },
  plugins: [storybookTest({ configDir: `${root}.storybook` })],
  define: { __COMPARISON__: JSON.stringify(planComparison(reason, views.isFull)) },
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
    name: 'visual',
    // One page for all stories: loading the modules anew for each file took longer than drawing.
    isolate: false,
    provide: {
      views:
        reason ?? `${views.isFull ? 'Both themes at two widths' : 'Light at one width'}: ${views.reason}.`,
    },
    // A story without a baseline is reviewed like one that differs, not taken unseen.
    update: isUpdating ? 'all' : 'none',
    api: { allowWrite: true, allowExec: false },
    attachmentsDir: `${root}.reports/visual/attachments`,
    globalSetup: [
      `${here}printNotice.ts`,
      `${here}fewestStories.ts`,
      `${here}leaveReview.ts`,
      `${here}expectSeen.ts`,
    ],
    setupFiles: [`${here}compareStory.ts`],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: browserOptions, contextOptions: { reducedMotion: 'reduce' } }),
      commands: { matchesBaseline },
      instances: [{ browser: 'chromium' }],
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 4 },
          resolveScreenshotPath: ({ arg, ext }) => `${here}baselines/${arg}${ext}`,
          resolveDiffPath: ({ arg, ext }) => `${root}.reports/visual/${arg}${ext}`,
        },
      },
    },
  },
});
