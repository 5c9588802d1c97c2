import { listPackages } from './packages/workshop/src/repository.ts';

const source = '{src,scripts,bin}/**/*.{ts,tsx}';

const own: Record<string, { entry?: string[]; project?: string[]; ignoreDependencies?: string[] }> = {
  app: {
    entry: ['src/server.ts', 'src/pages.ts', 'testing/*.stories.tsx', '*.ts'],
    project: ['**/*.{ts,tsx}'],
  },
  sample: { entry: ['bin/{makeData,sample}.ts', 'src/**/*.test.ts'], project: [source] },
  sandbox: { entry: ['bin/*.ts', 'src/**/*.test.ts'], project: [source] },
  server: { entry: ['bin/sewa.ts', 'src/**/*.test.ts', 'src/**/worker.ts'], project: [source] },
  testing: { entry: ['src/**/*.test.ts'], project: [source] },
  tokens: {
    entry: ['scripts/*.ts'],
    project: [source],
    ignoreDependencies: ['@fontsource-variable/plus-jakarta-sans', 'dejavu-fonts-ttf'],
  },
  calculator: { entry: ['src/**/*.{test,stories}.{ts,tsx}'], project: [source] },
  embeds: {
    entry: ['src/{loader,frames}/*.{ts,tsx}', 'scripts/*.ts', 'src/**/*.{test,stories}.{ts,tsx}'],
    project: [source],
  },
  chat: { entry: ['src/**/*.{test,stories}.{ts,tsx}'], project: [source] },
  pickers: { entry: ['src/**/*.{test,stories}.tsx'], project: [source] },
  ui: { entry: ['scripts/*.ts', 'src/**/*.{test,stories}.tsx'], project: [source] },
};

export default {
  ignoreExportsUsedInFile: { interface: true, type: true },
  exclude: ['types', 'enumMembers', 'binaries'],
  workspaces: {
    '.': {
      entry: ['.storybook/*.{ts,tsx}', 'vitest.config.ts'],
      // It gathers the packages' own configurations, which knip reads where they stand.
      vitest: false,
      project: ['*.{ts,mjs}', '.storybook/**/*.{ts,tsx}'],
      ignoreDependencies: ['@biomejs/biome', 'chromatic', 'dependency-cruiser', 'turbo'],
    },
    ...Object.fromEntries(
      listPackages().map(({ name, folder }) => [folder, own[name] ?? { project: [source] }]),
    ),
    'packages/workshop': {
      entry: ['bin/bootstrap.mjs', 'src/commands/*.ts'],
      project: ['{bin,src}/**/*.{ts,mjs}'],
    },
    tests: {
      entry: [
        '**/*.test.ts',
        '*/*.config.ts',
        '*/globalSetup.ts',
        'ladder/climb.ts',
        'support/addRedirects.ts',
        'support/endInvitation.ts',
        'support/preload.ts',
        'support/printAccounts.ts',
        'support/runApi.ts',
        'visual/*.ts',
      ],
      project: ['**/*.ts', '!bench/**', '!packages/consumers/**'],
      // The browser and its typefaces are unpacked, not imported.
      ignoreDependencies: ['@arethetypeswrong/cli', '@sparticuz/chromium', 'dejavu-fonts-ttf'],
    },
  },
};
