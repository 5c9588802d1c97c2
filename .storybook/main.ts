import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { propTableFiles, propTableOptions } from './propTables.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './Introduction.mdx',
    '../packages/ui/stories/*.stories.tsx',
    '../packages/*/src/**/*.stories.tsx',
    '../app/testing/*.stories.tsx',
  ],
  staticDirs: ['../app/public'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
  ],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Screens have no page of documentation; that their stories say so is not read from what they share.
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) => {
        const inputs = await indexer.createIndex(file, options);
        if (!file.includes('/app/testing/')) return inputs;
        return inputs.map((input) => ({ ...input, tags: [...(input.tags ?? []), '!autodocs'] }));
      },
    })),
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: { ...propTableFiles, ...propTableOptions },
  },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin()],
    resolve: {
      ...vite.resolve,
      conditions: ['sewa-source', 'module', 'browser', 'development|production'],
    },
  }),
};

export default config;
