import { fileURLToPath } from 'node:url';
import { buildRecords, pageSources, productionRouter, shortClassNames } from '@sewa/pages/vite';
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

/** The names of folders and files of a package's sources, as an expression that finds their modules. */
const modulesOf = (name: string, sources: string) =>
  new RegExp(`/packages/${name}/(?:src/(?:${sources})\\b)`);

// What the entry imports is one file: it is smaller as a whole. What pages share beyond it is a file for each kind of page, not
// one for all of them and not one for each pair: a page is sent little it does not use, in few files. A file takes along
// whatever its modules import, so what comes first is what stands lowest. What asks permissions is in none of them, what asks about
// cookies in one of its own: a visitor, or who has chosen already, is never sent it.
const sharedBy = (name: string, test: RegExp, priority: number) => ({
  name,
  test,
  minShareCount: 2,
  priority,
});
const codeSplitting = {
  groups: [
    { name: 'core', tags: ['$initial' as const], priority: 10 },
    sharedBy(
      'every-page',
      /\/packages\/(?:api\/|formatters\/src\/(?!people|slugs)|ui\/src\/(?:Badge|Banner|Button|Card|Checkbox|Container|EmptyState|Field\/(?!FieldGroup|rewriteTyped)|Grid|Heading|Icon|IconButton|Inline|Link|List|Select|Skeleton|Stack|Text|TextField|VisuallyHidden|styling\/clearEdge|Dialog\/Dialog\.css)\b)/,
      9,
    ),
    sharedBy(
      'cookies',
      /\/packages\/(?:consent\/src\/ui\b|identity\/src\/Cookies\b|ui\/src\/CookieConsent\b)/,
      8,
    ),
    sharedBy('dialogs', modulesOf('ui', 'Dialog|modals'), 8),
    sharedBy(
      'details',
      /\/packages\/(?:formatters|ui)\/src\/(?:people|slugs|anchoring|Avatar|Breadcrumbs|DescriptionList|Divider|ErrorState|Table|TextArea)\b/,
      7,
    ),
    sharedBy(
      'search',
      modulesOf(
        'discover',
        'Districts|Filters|Hearts|ListingCard|OpenDataNotice|PriceDrop|SavedSearches|Total|UnknownAreas|searchQuery',
      ),
      6,
    ),
    sharedBy('listing', /\/packages\/discover\//, 5),
    sharedBy(
      'forms',
      /\/packages\/(?:ui\/src\/(?:Field|Form|OtpField|PhoneField|RadioGroup)\b|identity\/src\/(?!useLogOut)[^/]+$)/,
      4,
    ),
    sharedBy(
      'sign-up',
      /\/packages\/(?:identity\/src\/(?:Flow|Invitation|Myinfo|SignUp)\b|pages\/src\/deep-links\b)/,
      3,
    ),
    sharedBy(
      'signed-in',
      /\/app\/src\/layouts\/loaded\/|\/packages\/(?:auth\/src\/react\/useSessionStore|identity\/src\/(?:Corporates|useLogOut)\b)/,
      3,
    ),
    sharedBy('profile', modulesOf('identity', 'Profile'), 2),
    sharedBy('corporate', /\/packages\/organisations\/(?!.*useActing)/, 1),
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
          output: { ...shortNames, codeSplitting },
          // A message goes where it is shown, so that no page loads those of another.
          optimization: { inlineConst: { mode: 'all' } },
        },
  },
}));
