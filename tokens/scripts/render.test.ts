import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { breakpoints, fontFace, modifiers, vars } from '../src/index.ts';
import { render } from './render.ts';
import { ownBrand } from './resolver.ts';

const root = new URL('../', import.meta.url);
let files: Record<string, string>;

beforeAll(async () => {
  files = await render();
});

function leaves(tree: object): string[] {
  return Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : leaves(value)));
}

function findToken(document: object, path: string[]): unknown {
  return path.reduce<unknown>(
    (node, name) => (node as Record<string, unknown> | undefined)?.[name],
    document,
  );
}

describe('the generated files', () => {
  test('are the ones in the repository', async () => {
    for (const [path, text] of Object.entries(files))
      expect(await readFile(new URL(path, root), 'utf8'), `${path}: run the generate script`).toBe(text);
  });

  test('declare the layer order before any rule', () => {
    expect(files['generated/tokens.css']).toMatch(
      /^@layer base, sewa\.tokens, sewa\.ui, sewa\.sdk, sewa\.page;\n/,
    );
  });

  test('define every variable that vars names', () => {
    const css = files['generated/tokens.css'] ?? '';
    const names = leaves(vars).map((reference) => reference.slice('var('.length, -1));
    expect(names.length).toBe(78);
    for (const name of names) expect(css).toContain(`${name}: `);
  });

  test('stay under 4 kB of compressed CSS, all modes together', async () => {
    const { gzipSync } = await import('node:zlib');
    expect(gzipSync(files['generated/tokens.css'] ?? '').byteLength).toBeLessThanOrEqual(4000);
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

  test('list the contexts of every modifier, the default first', () => {
    expect(modifiers).toEqual({
      theme: ['light', 'dark'],
      contrast: ['normal', 'more'],
      density: ['comfortable', 'compact'],
      mode: ['consumer', 'business'],
    });
  });

  test('hold no reference that leads nowhere', () => {
    const document: object = JSON.parse(files['generated/tokens.json'] ?? '{}');
    const references = [...(files['generated/tokens.json'] ?? '').matchAll(/"\{([^{}]+)\}"/g)];
    const lost = references.filter(([, path = '']) => findToken(document, path.split('.')) === undefined);
    expect(references.length).toBeGreaterThan(100);
    expect(lost.map(([reference]) => reference)).toEqual([]);
  });

  test('are one file for each mode of each collection of a design tool, with the same tokens in each', () => {
    const designs = Object.keys(files).filter((path) => path.startsWith('generated/design/'));
    const tokensOf = (path: string) => files[path]?.match(/^ *"[\w-]+": \{$/gm)?.join();
    for (const [name, count] of [
      ['color', 8],
      ['layout', 4],
    ] as const) {
      const modes = designs.filter((path) => path.startsWith(`generated/design/${name}/`));
      expect(modes.length).toBe(count);
      expect(new Set(modes.map(tokensOf)).size).toBe(1);
    }
  });

  test('are one resolver document with its sources in it', () => {
    const { modifiers: rest, sets } = JSON.parse(files['generated/resolver.json'] ?? '{}');
    expect(rest.theme.contexts.dark[0].color.bg.page.$value).toBe('{palette.ink.900}');
    expect(rest.contrast.contexts.normal).toEqual([]);
    expect(sets.base.sources[0].palette.white.$type ?? sets.base.sources[0].palette.$type).toBe('color');
  });
});

describe('another brand', () => {
  const branded = new URL('../test/indigo.json', import.meta.url);
  const declared = (css: string) =>
    new Map([...css.matchAll(/^ {4}(--[\w-]+): (.*);$/gm)].map(([, name = '', value = '']) => [name, value]));

  test('changes the colours of the brand and nothing else', async () => {
    const other = declared((await render(branded))['generated/tokens.css'] ?? '');
    const own = declared(files['generated/tokens.css'] ?? '');
    expect([...other.keys()]).toEqual([...own.keys()]);
    expect([...own.keys()].filter((name) => own.get(name) !== other.get(name))).toEqual([
      '--sewa-color-bg-accent',
      '--sewa-color-bg-accent-hover',
      '--sewa-color-bg-accent-pressed',
      '--sewa-color-bg-accent-subtle',
      '--sewa-color-text-accent',
      '--sewa-color-border-accent',
      '--sewa-color-border-focus',
      '--sewa-color-brand-bar',
    ]);
  });

  test('has the same names as our own', async () => {
    const namesOf = async (file: URL) => Object.keys(JSON.parse(await readFile(file, 'utf8')).brand);
    expect(await namesOf(branded)).toEqual(await namesOf(ownBrand));
  });

  test('that is too pale is refused', async () => {
    const pale = new URL('../test/pale.json', import.meta.url);
    await expect(render(pale)).rejects.toThrow('text.accent on bg.page');
  });
});
