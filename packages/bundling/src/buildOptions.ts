import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import type { BuildOptions, Plugin } from 'esbuild';

/** A package that is built: its folder, with a slash at its end, and what its modules import from elsewhere. */
export interface Bundle {
  readonly root: string;
  readonly external: readonly string[];
}

/** The plugin as all builds use it, so that class names never differ between them. */
export function stylesPlugin(): Plugin {
  return vanillaExtractPlugin({ identifiers: 'short', esbuildOptions: { conditions: ['sewa-source'] } });
}

/** What all builds have in common. */
export const makeBuildOptions = ({ root, external }: Bundle) =>
  ({
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    outdir: `${root}dist`,
    outbase: `${root}src`,
    external: [...external],
  }) satisfies BuildOptions;
