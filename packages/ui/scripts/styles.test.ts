import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { stylesPlugin } from '@sewa/bundling';
import { build, type Platform } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));

interface Built {
  js: string;
  css: string;
}

async function bundle(entry: string, platform: Platform): Promise<Built> {
  const { outputFiles } = await build({
    entryPoints: [`${root}${entry}`],
    absWorkingDir: root,
    bundle: true,
    write: false,
    outdir: root,
    platform,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    external: ['react', 'react-dom', '@sewa/formatters'],
    plugins: [stylesPlugin()],
  });
  const read = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return { js: read('.js'), css: read('.css') };
}

function classesIn(css: string): Set<string> {
  const rules = css.replace(/\/\*[\s\S]*?\*\/|@layer [^;{]+/g, '');
  return new Set([...rules.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => name ?? ''));
}

function topLevelStarts(css: string): string[] {
  const starts: string[] = [];
  let depth = 0;
  let start = '';
  for (const character of css.replace(/\/\*[\s\S]*?\*\//g, '')) {
    if (character === '{') {
      if (depth === 0) starts.push(start.trim());
      depth += 1;
    } else if (character === '}') depth -= 1;
    if (character === ';' || character === '}') start = '';
    else if (depth === 0) start += character;
  }
  return starts;
}

let browser: Built;

beforeAll(async () => {
  browser = await bundle('src/index.ts', 'browser');
});

test('the server and the browser are given the same class names', async () => {
  const server = await bundle('src/index.ts', 'node');
  expect(server.css).toBe(browser.css);
  const classes = classesIn(browser.css);
  expect(classes.size).toBeGreaterThan(40);
  for (const name of classes)
    expect([server.js.includes(name), browser.js.includes(name)]).toEqual([true, true]);
});

test('a component alone has the class names it has among all', async () => {
  const alone = await bundle('src/Dialog/Dialog.tsx', 'browser');
  const among = classesIn(browser.css);
  expect([...classesIn(alone.css)].filter((name) => !among.has(name))).toEqual([]);
});

test('every rule stands in the layer sewa.ui, after the order of all layers, which puts resets below ours', async () => {
  const reset = await bundle('src/reset/reset.css.ts', 'browser');
  for (const { css } of [browser, reset]) {
    const order = [...css.matchAll(/@layer ([\w.]+);/g)].slice(0, 5).map(([, name]) => name);
    expect(order).toEqual(['base', 'sewa.tokens', 'sewa.ui', 'sewa.sdk', 'sewa.page']);
    const outside = topLevelStarts(css).filter(
      (start) => start !== '@layer sewa.ui' && !start.startsWith('@keyframes'),
    );
    expect(outside).toEqual([]);
  }
});

test('no rule names a colour or a size of letters of its own', () => {
  expect(browser.css.match(/#[0-9a-f]{3,8}\b(?![^{]*\{)/gi)).toBeNull();
  expect(browser.css.match(/font-size:\s*[\d.]+px/g)).toBeNull();
});

function listPairs(css: string): string[] {
  const rules = [...css.matchAll(/\{([^{}]*)\}/g)].map(([, body = '']) => body);
  return rules.flatMap((body) => {
    const text = /(?:^|[;\s])color:\s*var\(--sewa-color-([\w-]+)\)/.exec(body)?.[1];
    const ground = /background(?:-color)?:\s*var\(--sewa-color-([\w-]+)\)/.exec(body)?.[1];
    return text === undefined || ground === undefined ? [] : [`${text} on ${ground}`];
  });
}

function parseMeasured(): { foreground: string; background: string }[] {
  return JSON.parse(readFileSync(`${root}../../tokens/generated/contrast.json`, 'utf8'));
}

function tokenName(path: string): string {
  return path.replace('.', '-').replace(/[A-Z]/g, (mark) => `-${mark.toLowerCase()}`);
}

test('every text and ground that one rule sets is a pair whose contrast is measured', () => {
  const measured = new Set(
    parseMeasured().map(
      ({ foreground, background }) => `${tokenName(foreground)} on ${tokenName(background)}`,
    ),
  );
  const listed = listPairs(browser.css);
  expect(listed.length).toBeGreaterThan(15);
  expect(listed.filter((pair) => !measured.has(pair))).toEqual([]);
});

test('a planted pair that nobody measures is found', () => {
  expect(
    listPairs('.a{background:var(--sewa-color-brand-bar);color:var(--sewa-color-text-default)}'),
  ).toEqual(['text-default on brand-bar']);
});
