import { saveStyles } from '@sewa/bundling';
import { bundle } from './bundle.ts';

const { root } = bundle;

const components = ['Calculator'];

async function saveSheet(name: string, contents: string): Promise<void> {
  if (!(await saveStyles(bundle, { name, contents, resolveDir: `${root}src` })))
    throw new Error(`${name} would have no rule.`);
}

/** Builds `dist/styles.css` and one file per component, each with the styles of all its parts. */
export async function buildStyles(): Promise<void> {
  await saveSheet('styles.css', "export * from './react.ts';");
  for (const name of components)
    await saveSheet(`css/${name}.css`, `export * from './react/${name}/${name}.tsx';`);
}
