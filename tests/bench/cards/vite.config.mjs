import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';

const folder = (path) => fileURLToPath(new URL(path, import.meta.url));

export default {
  root: folder('.'),
  plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' })],
  ssr: {
    noExternal: [/^@sewa\//],
    resolve: { conditions: ['sewa-source', 'module', 'node', 'development|production'] },
  },
  // The package of ListingCard is private to its screens: its own dependencies are found from there.
  resolve: {
    conditions: ['sewa-source', 'module', 'node', 'development|production'],
    alias: {
      '@sewa/api': folder('../../../packages/api'),
      '@sewa/ui': folder('../../../packages/ui'),
    },
  },
  build: { ssr: folder('cards.tsx'), outDir: folder('../.cache/cards'), emptyOutDir: true },
};
