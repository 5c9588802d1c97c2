import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { build as buildTypes } from 'tsup';
import { saveOutput } from './saveOutput.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

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
  external: ['react', 'react-dom', '@sewa/formatters'],
} satisfies BuildOptions;

const modulesApart: Plugin = {
  name: 'modules-apart',
  setup({ onResolve }) {
    onResolve({ filter: /^\..*\.tsx?$/ }, ({ path: imported, kind }) => {
      if (kind === 'entry-point' || imported.endsWith('.css.ts')) return undefined;
      return { path: imported.replace(/\.tsx?$/, '.js'), external: true };
    });
  },
};

async function listModules(): Promise<string[]> {
  const { metafile } = await build({
    ...buildOptions,
    entryPoints: [`${root}src/index.ts`],
    plugins: [stylesPlugin()],
    metafile: true,
    write: false,
  });
  const inputs = Object.keys(metafile.inputs).filter((input) => /^src\/.*(?<!\.css)\.tsx?$/.test(input));
  return inputs.map((input) => path.join(root, input));
}

/** Builds one file of script per module, so that a bundler leaves out whole modules, without an import of styles; and the types of the entry. */
export async function buildJavaScript(): Promise<void> {
  await buildTypes({
    config: false,
    silent: true,
    entry: { index: `${root}src/index.ts` },
    outDir: `${root}dist`,
    format: 'esm',
    dts: { only: true },
    clean: true,
  });
  const { outputFiles } = await build({
    ...buildOptions,
    entryPoints: await listModules(),
    plugins: [modulesApart, stylesPlugin()],
    write: false,
  });
  const scripts = outputFiles.filter((file) => file.path.endsWith('.js'));
  await Promise.all(scripts.map((file) => saveOutput(file.path, file.text)));
}
