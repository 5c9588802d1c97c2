import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

// The app's own tools build the cards.
const { vanillaExtractPlugin } = createRequire(new URL('../../../app/package.json', import.meta.url))(
  '@vanilla-extract/vite-plugin',
);

const folder = (path) => fileURLToPath(new URL(path, import.meta.url));

export default {
  root: folder('.'),
  plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  oxc: { jsx: { runtime: 'automatic' } },
  ssr: {
    noExternal: [/^@sewa\//],
    resolve: { conditions: ['sewa-source', 'module', 'node', 'development|production'] },
  },
  // The package of ListingCard is private to its screens: its own dependencies are found from there.
  resolve: {
    conditions: ['sewa-source', 'module', 'node', 'development|production'],
    alias: {
      '@sewa/ui': folder('../../../packages/ui'),
    },
  },
  build: { ssr: folder('cards.tsx'), outDir: folder('../.cache/cards'), emptyOutDir: true },
};
