import { readdir } from 'node:fs/promises';
import { saveStyles } from '@sewa/bundling';
import { bundle } from './bundle.ts';

const { root } = bundle;

async function listComponents(): Promise<string[]> {
  const folders = await readdir(`${root}src`, { withFileTypes: true });
  return folders.flatMap((entry) => (entry.isDirectory() && /^[A-Z]/.test(entry.name) ? entry.name : []));
}

async function saveSheet(name: string, contents: string): Promise<void> {
  if (!(await saveStyles(bundle, { name, contents, resolveDir: `${root}src` })))
    throw new Error(`${name} would have no rule.`);
}

/** Builds `dist/styles.css` and one file per component, each with the styles of what is loaded later. */
export async function buildStyles(): Promise<void> {
  await saveSheet('styles.css', "export * from './index.ts';");
  for (const name of await listComponents())
    await saveSheet(`css/${name}.css`, `export * from './${name}/${name}.tsx';`);
}
