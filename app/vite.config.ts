import { fileURLToPath } from 'node:url';
import { buildRecords, pageSources, productionRouter, shortClassNames, sourceGraph } from '@sewa/pages/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { rows } from './src/routes.ts';

const repository = fileURLToPath(new URL('..', import.meta.url));
const inApp = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const tableOfPages = inApp('src/routes.ts');
const loadingTables = [tableOfPages, inApp('src/layouts/lazyLayouts.ts')];

// Every page names its files, so their names cost bytes; the manifest tells what each is.
const shortNames = {
  entryFileNames: 'assets/[hash:7].js',
  chunkFileNames: 'assets/[hash:7].js',
  assetFileNames: 'assets/[hash:7][extname]',
};

// What two pages share is one file, not one for each pair of pages: else a page asks for ten styles and sixteen scripts.
// What only the pages of an account share is a file of its own: a visitor is never sent it. Nor what asks about cookies, who has
// chosen already; nor what asks permissions, nor deep links, but for the door to them. As `auth` is published, nothing tells by the
// name of a file what asks permissions.
const shared =
  /[\\/]packages[\\/](?!(?:identity|organisations)[\\/]|pages[\\/]src[\\/]deep|ui[\\/].*CookieConsent|consent[\\/]\w+[\\/]ui\b|auth[\\/](?:dist|src[\\/](?:permissions|rules|ui))\b)/;
const ofAccounts =
  /[\\/]packages[\\/](?:identity|organisations)[\\/](?!.*(?:Cookies|permissions|useActing|SideMenu))/;
const codeSplitting = {
  groups: [
    { name: 'shared', test: shared, minShareCount: 2, priority: 2 },
    { name: 'account', test: ofAccounts, minShareCount: 2, priority: 1 },
  ],
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
    sourceGraph(repository, tableOfPages, rows),
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
