import { access, readdir } from 'node:fs/promises';
import { saveStyles } from '@sewa/bundling';
import { bundle } from './bundle.ts';

const { root } = bundle;

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

async function bundleComponent(name: string): Promise<void> {
  const folder = `${root}src/${name}`;
  const files = (await readdir(folder)).filter((file) => /^[A-Z]\w+\.tsx$/.test(file));
  const exports = files.map((file) => `export * from './${file}';`).join('\n');
  await saveStyles(bundle, { name: `css/${name}.css`, contents: exports, resolveDir: folder });
}

/** Builds `dist/styles.css`, `dist/reset.css` and one file per component that holds all the styles it needs. */
export async function buildStyles(): Promise<void> {
  const resolveDir = `${root}src`;
  await saveStyles(bundle, { name: 'styles.css', contents: "export * from './index.ts';", resolveDir });
  await saveStyles(bundle, { name: 'reset.css', contents: "import './reset/reset.css.ts';", resolveDir });
  for (const name of await listComponents()) await bundleComponent(name);
}
