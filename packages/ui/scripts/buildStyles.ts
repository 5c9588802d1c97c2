import { access, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type StdinOptions, transform } from 'esbuild';
import { buildOptions, stylesPlugin } from './buildJavaScript.ts';
import { saveOutput } from './saveOutput.ts';

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
  const hasComponent = await Promise.all(names.map((name) => exists(`${root}src/${name}/${name}.tsx`)));
  return names.filter((_, index) => hasComponent[index]).sort();
}

async function saveStyles(name: string, contents: string, resolveDir: string): Promise<void> {
  const stdin: StdinOptions = { contents, resolveDir, loader: 'ts' };
  const { outputFiles } = await build({ ...buildOptions, stdin, plugins: [stylesPlugin()], write: false });
  const css = outputFiles.find(({ path }) => path.endsWith('.css'));
  if (css === undefined) return;
  const { code } = await transform(css.text, { loader: 'css', minify: true, target: 'es2022' });
  await saveOutput(`${dist}${name}`, code);
}

async function bundleComponent(name: string): Promise<void> {
  const folder = `${root}src/${name}`;
  const files = (await readdir(folder)).filter((file) => /^[A-Z]\w+\.tsx$/.test(file));
  const exports = files.map((file) => `export * from './${file}';`).join('\n');
  await saveStyles(`css/${name}.css`, exports, folder);
}

/** Builds `dist/styles.css`, `dist/reset.css` and one file per component that holds all the styles it needs. */
export async function buildStyles(): Promise<void> {
  await saveStyles('styles.css', "export * from './index.ts';", `${root}src`);
  await saveStyles('reset.css', "import './reset/reset.css.ts';", `${root}src`);
  for (const name of await listComponents()) await bundleComponent(name);
}
