import { fileURLToPath } from 'node:url';
import { buildRecords, pageSources, productionRouter, shortClassNames } from '@sewa/pages/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { rows } from './src/routes.ts';

const repository = fileURLToPath(new URL('..', import.meta.url));
const loadingTables = ['src/routes.ts', 'src/layouts/lazyLayouts.ts'].map((file) =>
  fileURLToPath(new URL(file, import.meta.url)),
);

// Every page names its files, so their names cost bytes; the manifest tells what each is.
const shortNames = {
  entryFileNames: 'assets/[hash:6].js',
  chunkFileNames: 'assets/[hash:6].js',
  assetFileNames: 'assets/[hash:6][extname]',
};

// What two pages share is one file, not one for each pair of pages: else a page asks for ten styles and sixteen scripts.
// But for what asks about cookies, which is a file of its own: who has chosen is never sent it.
const shared =
  /[\\/]packages[\\/](?!ui[\\/].*CookieConsent|identity[\\/].*Cookies[\\/]|consent[\\/]\w+[\\/]ui\b)/;
const codeSplitting = {
  groups: [{ name: 'shared', test: shared, minShareCount: 2 }],
};

/** The mode that takes published packages as strangers get them: what they publish, with the styles they ship. */
const published = 'published';

const fromSources = (mode: string) => (mode === published ? [] : ['sewa-source']);

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [
    react(),
    vanillaExtractPlugin({ identifiers: shortClassNames(repository, import.meta.dirname) }),
    pageSources(loadingTables),
    buildRecords(rows),
    productionRouter(),
  ],
  resolve: { conditions: [...fromSources(mode), 'module', 'browser', 'development|production'] },
  ssr: {
    noExternal: [/^@sewa\//, 'react-router', 'react-router-dom'],
    resolve: {
      conditions: [...fromSources(mode), 'module', 'node', 'module-sync', 'development|production'],
      externalConditions: [...fromSources(mode), 'node', 'module-sync'],
    },
  },
  build: {
    outDir: mode === published ? 'build/published/client' : 'build/client',
    manifest: true,
    target: 'es2022',
    rolldownOptions: isSsrBuild
      ? {}
      : { input: { browser: 'src/browser.ts' }, output: { ...shortNames, codeSplitting } },
  },
}));
