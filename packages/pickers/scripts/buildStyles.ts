import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, transform } from 'esbuild';
import { buildOptions, root, stylesPlugin } from './options.ts';

async function listComponents(): Promise<string[]> {
  const folders = await readdir(`${root}src`, { withFileTypes: true });
  return folders.flatMap((entry) => (entry.isDirectory() && /^[A-Z]/.test(entry.name) ? entry.name : []));
}

async function saveStyles(name: string, contents: string): Promise<void> {
  const { outputFiles } = await build({
    ...buildOptions,
    stdin: { contents, resolveDir: `${root}src`, loader: 'ts' },
    plugins: [stylesPlugin()],
    write: false,
  });
  const css = outputFiles.find((file) => file.path.endsWith('.css'));
  if (css === undefined) throw new Error(`${name} would have no rule.`);
  const { code } = await transform(css.text, { loader: 'css', minify: true, target: 'es2022' });
  const file = `${root}dist/${name}`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, code);
}

/** Builds `dist/styles.css` and one file per component, each with the styles of what is loaded later. */
export async function buildStyles(): Promise<void> {
  await saveStyles('styles.css', "export * from './index.ts';");
  for (const name of await listComponents())
    await saveStyles(`css/${name}.css`, `export * from './${name}/${name}.tsx';`);
}
