import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import type { PageRow } from '../page.ts';
import { type SourceGraph, sourceGraph } from './sourceGraph.ts';

const files: Readonly<Record<string, string>> = {
  'app/browser.js': `import { rows } from './routes.js'; export { rows };`,
  'app/routes.js': `export const rows = [() => import('../home/HomePage.js'), () => import('../map/MapPage.js')];`,
  'home/HomePage.js': `import { card } from './card.js'; export default () => card;`,
  'home/card.js': `export const card = 'card';`,
  'map/MapPage.js': `import './sideways.js'; export default () => import('./legend.js');`,
  'map/legend.js': `import 'library'; export const legend = 'legend';`,
  'map/sideways.js': `globalThis.moved = true;`,
  'app/node_modules/library/index.js': `globalThis.library = true;`,
  'app/node_modules/library/package.json': `{"name":"library","main":"index.js"}`,
  'node_modules/library/index.js': `globalThis.library = true;`,
};

const row = (path: string, page: () => Promise<unknown>) =>
  ({ path, layout: 'public', visibility: 'public', page }) as PageRow;

/** A page's import as the route table spells it; it is never called. */
const pageOf = (specifier: string) => new Function(`return () => import('${specifier}')`)();

async function buildSeeded(rows: readonly PageRow[]): Promise<SourceGraph> {
  const root = mkdtempSync(join(tmpdir(), 'sewa-graph-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(root, name, '..'), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  await build({
    root: join(root, 'app'),
    configFile: false,
    logLevel: 'silent',
    plugins: [sourceGraph(root, join(root, 'app/routes.js'), rows)],
    build: {
      outDir: 'build',
      manifest: true,
      rolldownOptions: {
        input: { browser: join(root, 'app/browser.js') },
        preserveEntrySignatures: 'strict',
      },
    },
  });
  return JSON.parse(readFileSync(join(root, 'app/build/.vite/sources.json'), 'utf8'));
}

test('a build says which sources it is made of, which of them make pages, and by which file each is loaded', async () => {
  const { files: loaded, ...graph } = await buildSeeded([
    row('/', pageOf('../home/HomePage.js')),
    row('/map', pageOf('../map/MapPage.js')),
  ]);
  const still = { imports: [], loads: [], acts: false };
  expect(graph).toEqual({
    entries: ['app/browser.js'],
    table: 'app/routes.js',
    pages: { '/': 'home/HomePage.js', '/map': 'map/MapPage.js' },
    modules: {
      'app/browser.js': { ...still, imports: ['app/routes.js'] },
      'app/routes.js': { ...still, loads: ['home/HomePage.js', 'map/MapPage.js'] },
      'home/HomePage.js': { ...still, imports: ['home/card.js'] },
      'home/card.js': still,
      'map/MapPage.js': { ...still, imports: ['map/sideways.js'], loads: ['map/legend.js'] },
      'map/legend.js': still,
      'map/sideways.js': { ...still, acts: true },
    },
  });
  expect(Object.values(loaded).sort()).toEqual([
    'app/browser.js',
    'home/HomePage.js',
    'map/MapPage.js',
    'map/legend.js',
  ]);
});

test('a page that is not loaded by an import of its own fails the build', async () => {
  await expect(buildSeeded([row('/', async () => ({}))])).rejects.toThrow(
    "The page of '/' is not loaded by an import of its own.",
  );
});
