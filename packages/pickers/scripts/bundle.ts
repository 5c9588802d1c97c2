import { fileURLToPath } from 'node:url';
import type { Bundle } from '@sewa/bundling';

/** This package as it is built. */
export const bundle: Bundle = {
  root: fileURLToPath(new URL('../', import.meta.url)),
  external: ['react', 'react-dom', 'react-aria-components', '@sewa/ui'],
};
