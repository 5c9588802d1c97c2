import { fileURLToPath } from 'node:url';
import type { Bundle } from '@sewa/bundling';

/** This package as it is built. */
export const bundle: Bundle = {
  root: fileURLToPath(new URL('../', import.meta.url)),
  entries: ['index', 'react', 'ui', 'embed'],
  external: ['react', 'react-dom', '@sewa/api', '@sewa/formatters', '@sewa/ui'],
};
