import { fileURLToPath } from 'node:url';
import { buildRecords, pageSources, productionRouter } from '@sewa/pages/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { rows } from './src/routes.ts';

const inApp = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const loadingTables = [inApp('src/routes.ts'), inApp('src/layouts/lazyLayouts.ts')];

/** The package a module belongs to. */
const findPackage = (id: string): string | null =>
  /.*\/(?:node_modules|packages)\/(?:@[^/]+\/)?([^/]+)\//.exec(id)?.[1] ?? null;

/** What only some pages need of a package. */
const ownParts = [/\/content\/src\/(Markdown)/, /\/pages\/src\/(deep|failure|forms|share|steps|typed)/];

/** The same, of packages whose styles stay together, because the order of their rules counts. */
const ownScripts = [
  /\/discover\/src\/(Enquiry|MoveInCost)/,
  /\/identity\/src\/(Dashboard|Myinfo|Profile|SignUp)/,
  /\/ui\/src\/(Dialog|Form(?=\/)|Menu|modals|MoneyField|NumberField|OtpField|RangeChart|SearchBox|Table)/,
];

/** The file that shared modules go into: that of their package, or of the part of it that only some pages need. */
const findChunk = (id: string): string | null =>
  [...ownParts, ...(id.includes('.css') ? [] : ownScripts)]
    .map((part) => part.exec(id)?.[1])
    .find((name) => name !== undefined) ?? findPackage(id);

// What the entry imports is one file. What three pages or more have in common is a file for each package, which takes nothing of other
// packages along: else a page would load one for the sake of what is in it by chance.
const codeSplitting = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'core', tags: ['$initial' as const], priority: 1 },
    { name: findChunk, minShareCount: 3 },
  ],
};

/** The mode that takes published packages as strangers get them: what they publish, with the styles they ship. */
const published = 'published';

const fromSources = (mode: string) => (mode === published ? [] : ['sewa-source']);

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [
    react(),
    vanillaExtractPlugin({ identifiers: 'short' }),
    pageSources(loadingTables),
    buildRecords(rows),
    productionRouter(),
  ],
  resolve: {
    conditions: [...fromSources(mode), 'module', 'browser', 'development|production'],
  },
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
    // Whoever loads something has itself been loaded.
    modulePreload: { resolveDependencies: (_, files, { hostId }) => files.filter((file) => file !== hostId) },
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: { browser: 'src/browser.ts' },
          output: { codeSplitting },
          // A message goes where it is shown, so that no page loads those of another.
          optimization: { inlineConst: { mode: 'all' } },
        },
  },
}));
