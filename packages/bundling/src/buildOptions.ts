import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import type { BuildOptions, Plugin } from 'esbuild';

/** A package that is built. */
export interface Bundle {
  /** Its folder, with a slash at its end. */
  readonly root: string;
  /** What its modules import from elsewhere. */
  readonly external: readonly string[];
  /** Its entries below `src`, without their ending. @default ['index'] */
  readonly entries?: readonly string[];
}

/** The files of the entries by their names. */
export const listEntries = ({ root, entries = ['index'] }: Bundle): Record<string, string> =>
  Object.fromEntries(entries.map((entry) => [entry, `${root}src/${entry}.ts`]));

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
