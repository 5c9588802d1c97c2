import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, transform } from 'esbuild';
import { stylesPlugin } from './buildJavaScript.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const dist = `${root}dist/`;

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

async function listComponents(): Promise<string[]> {
  const folders = await readdir(`${root}src`, { withFileTypes: true });
  const names = folders
    .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
    .map(({ name }) => name);
  const styled = await Promise.all(names.map((name) => exists(`${root}src/${name}/${name}.css.ts`)));
  return names.filter((_, index) => styled[index]).sort();
}

async function minify(path: string): Promise<void> {
  const { code } = await transform(await readFile(path, 'utf8'), {
    loader: 'css',
    minify: true,
    target: 'es2022',
  });
  await writeFile(path, code);
}

async function buildComponent(name: string): Promise<void> {
  const folder = `${root}src/${name}`;
  const files = (await readdir(folder)).filter((file) => /^[A-Z]\w+\.tsx$/.test(file));
  const contents = files.map((file) => `export * from './${file}';`).join('\n');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder, loader: 'ts' },
    absWorkingDir: root,
    bundle: true,
    write: false,
    outdir: dist,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    external: ['react', 'react-dom'],
    plugins: [stylesPlugin()],
  });
  const css = outputFiles.find(({ path }) => path.endsWith('.css'));
  if (css === undefined) throw new Error(`${name} has a style file but no styles came out of it.`);
  await writeFile(`${dist}css/${name}.css`, css.text);
  await minify(`${dist}css/${name}.css`);
}

/** Builds `dist/styles.css`, `dist/reset.css` and one file per component that holds all the styles it needs. */
export async function buildStyles(): Promise<void> {
  await mkdir(`${dist}css`, { recursive: true });
  await rename(`${dist}index.css`, `${dist}styles.css`);
  await rm(`${dist}reset.js`);
  await Promise.all([minify(`${dist}styles.css`), minify(`${dist}reset.css`)]);
  for (const name of await listComponents()) await buildComponent(name);
}
