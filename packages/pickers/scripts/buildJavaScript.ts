import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { build as buildTypes } from 'tsup';
import { buildOptions, root, stylesPlugin } from './options.ts';

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

/** Builds one file of script per module, those loaded later too, without an import of styles; and the types of the entry. */
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
  for (const { path: file, text } of scripts) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
