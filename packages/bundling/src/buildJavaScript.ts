import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { build as buildTypes } from 'tsup';
import { type Bundle, listEntries, makeBuildOptions, stylesPlugin } from './buildOptions.ts';
import { markClientModules } from './markClientModules.ts';
import { saveOutput } from './saveOutput.ts';

const modulesApart: Plugin = {
  name: 'modules-apart',
  setup({ onResolve }) {
    onResolve({ filter: /^\..*\.tsx?$/ }, ({ path: imported, kind }) => {
      if (kind === 'entry-point' || imported.endsWith('.css.ts')) return undefined;
      return { path: imported.replace(/\.tsx?$/, '.js'), external: true };
    });
  },
};

async function listModules(bundle: Bundle): Promise<string[]> {
  const { metafile } = await build({
    ...makeBuildOptions(bundle),
    entryPoints: listEntries(bundle),
    plugins: [stylesPlugin()],
    metafile: true,
    write: false,
  });
  const inputs = Object.keys(metafile.inputs).filter((input) => /^src\/.*(?<!\.css)\.tsx?$/.test(input));
  return inputs.map((input) => path.join(bundle.root, input));
}

/**
 * Builds one file of script per module, those loaded later too, so that a bundler leaves out whole modules, without an import of styles;
 * and the types of the entries.
 */
export async function buildJavaScript(bundle: Bundle): Promise<void> {
  const { root } = bundle;
  await buildTypes({
    config: false,
    silent: true,
    entry: listEntries(bundle),
    outDir: `${root}dist`,
    format: 'esm',
    dts: { only: true },
    clean: true,
  });
  const { outputFiles } = await build({
    ...makeBuildOptions(bundle),
    entryPoints: await listModules(bundle),
    plugins: [modulesApart, stylesPlugin()],
    write: false,
  });
  const scripts = outputFiles.filter((file) => file.path.endsWith('.js'));
  await Promise.all(scripts.map((file) => saveOutput(file.path, file.text)));
  await markClientModules(`${root}dist`);
}
