import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { breakpoints, fontFace, vars } from '../src/index.ts';
import { render } from './render.ts';

const root = new URL('../', import.meta.url);
let files: Record<string, string>;

beforeAll(async () => {
  files = await render();
});

function leaves(tree: object): string[] {
  return Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : leaves(value)));
}

type Node = { [name: string]: unknown };

function tokensWithoutDescription(node: Node, path: string): string[] {
  if ('$value' in node)
    return typeof node.$description === 'string' && node.$description !== '' ? [] : [path];
  return Object.entries(node)
    .filter((entry): entry is [string, Node] => typeof entry[1] === 'object' && entry[1] !== null)
    .flatMap(([name, child]) => tokensWithoutDescription(child, `${path}.${name}`));
}

describe('the generated files', () => {
  test('are the ones in the repository', async () => {
    for (const [path, text] of Object.entries(files))
      expect(await readFile(new URL(path, root), 'utf8'), `${path}: run the generate script`).toBe(text);
  });

  test('declare the layer order before any rule', () => {
    expect(files['generated/tokens.css']).toMatch(/^@layer sewa\.tokens, sewa\.ui, sewa\.sdk, sewa\.page;\n/);
  });

  test('define every variable that vars names', () => {
    const css = files['generated/tokens.css'] ?? '';
    const names = leaves(vars).map((reference) => reference.slice('var('.length, -1));
    expect(names.length).toBe(77);
    for (const name of names) expect(css).toContain(`${name}: `);
  });

  test('carry a description on every token', async () => {
    expect(tokensWithoutDescription(JSON.parse(files['generated/tokens.json'] ?? '{}'), '')).toEqual([]);
  });

  test('stay under 2 kB of compressed CSS', async () => {
    const { gzipSync } = await import('node:zlib');
    expect(gzipSync(files['generated/tokens.css'] ?? '').byteLength).toBeLessThan(2048);
  });

  test('name a font file that is the one its makers publish', async () => {
    const font = await readFile(new URL(`fonts/${fontFace.file}`, root));
    const published = new URL(
      import.meta.resolve(`@fontsource-variable/plus-jakarta-sans/files/${fontFace.file}`),
    );
    expect(font.equals(await readFile(published))).toBe(true);
  });

  test('hold the breakpoints as numbers', () => {
    expect(breakpoints).toEqual({ s: 480, m: 768, l: 1024, xl: 1280 });
  });
});
