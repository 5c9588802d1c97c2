import { readdir, readFile } from 'node:fs/promises';
import { themes } from './readTokens.ts';

type Group = Record<string, unknown>;

async function readFolder(folder: string): Promise<Map<string, Group>> {
  const url = new URL(`../src/${folder}/`, import.meta.url);
  const names = (await readdir(url)).filter((name) => name.endsWith('.json')).sort();
  const files = names.map(async (name): Promise<[string, Group]> => {
    const group: Group = JSON.parse(await readFile(new URL(name, url), 'utf8'));
    return [name.replace('.json', ''), group];
  });
  return new Map(await Promise.all(files));
}

/** Writes `tokens.json`: one DTCG document with the references kept, the themes side by side under `theme`. */
export async function renderDesignFile(): Promise<string> {
  const base = await readFolder('base');
  const semantic = await readFolder('semantic');
  const theme = Object.fromEntries(themes.map((name) => [name, semantic.get(name)]));
  for (const name of themes) semantic.delete(name);
  const merged = Object.assign({}, ...base.values(), ...semantic.values(), { theme });
  return `${JSON.stringify(merged, null, 2)}\n`;
}
