import { fileURLToPath } from 'node:url';

/** Stryker's settings for any package: it runs in the package's folder, with the package's own tests. */
export default {
  mutate: [
    'src/**/*.{ts,tsx}',
    '!src/**/*.{test,stories}.{ts,tsx}',
    '!src/**/{*.css,*.d}.ts',
    '!src/**/testing/**',
  ],
  // In a copy of one package its links to the others and to the settings at the root would lead nowhere.
  inPlace: true,
  tempDirName: 'node_modules/.stryker',
  testRunner: 'vitest',
  plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
  vitest: { configFile: 'vitest.config.ts' },
  concurrency: 1,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { logTests: false, reportTests: false },
  disableTypeChecks: false,
  timeoutMS: 30_000,
};
