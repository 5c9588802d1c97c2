import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import type { BuildOptions, Plugin } from 'esbuild';

/** The folder of this package, with a slash at its end. */
export const root: string = fileURLToPath(new URL('../', import.meta.url));

/** The plugin as all builds use it, so that class names never differ between them. */
export function stylesPlugin(): Plugin {
  return vanillaExtractPlugin({ identifiers: 'short', esbuildOptions: { conditions: ['sewa-source'] } });
}

/** What all builds have in common. */
export const buildOptions = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  outdir: `${root}dist`,
  outbase: `${root}src`,
  external: ['react', 'react-dom', 'react-aria-components', '@internationalized/date', '@sewa/ui'],
} satisfies BuildOptions;
