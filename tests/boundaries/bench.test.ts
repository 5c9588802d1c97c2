import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runProgram } from '@sewa/workshop/programs';
import { repositoryRoot } from '@sewa/workshop/repository';
import { build, type Plugin } from 'vite';
import { expect, onTestFinished, test } from 'vitest';

const benchFolder = path.join(repositoryRoot, 'tests/bench');

// Nothing checks the types of the benchmarks, and a renamed export would only be missed when somebody measures.
const script = `
  const { quantities } = await import('${path.join(benchFolder, 'quantities.mjs')}');
  for (const name of quantities) {
    const { measure } = await import('${benchFolder}/' + name + '.mjs');
    if (typeof measure !== 'function') throw new Error(name + ' measures nothing.');
  }
`;

test('every benchmark finds what it imports', async () => {
  const { code, output } = await runProgram(
    process.execPath,
    ['--conditions=sewa-source', '--input-type=module', '--eval', script],
    { folder: benchFolder, environment: process.env },
  );
  expect(output).toBe('');
  expect(code).toBe(0);
});

const app = path.join(repositoryRoot, 'app/src/browser.ts');

/** Finds our packages as sources, and leaves out what a stranger's project installs: only names of our own files are looked at. */
const ownFilesOnly: Plugin = {
  name: 'own-files-only',
  enforce: 'pre',
  resolveId(source, importer) {
    if (importer === undefined || source.startsWith('.') || path.isAbsolute(source)) return null;
    if (!source.startsWith('@sewa/') || source.endsWith('.css')) return { id: source, external: true };
    return importer.startsWith(benchFolder) ? this.resolve(source, app) : null;
  },
};

/** Puts pages of the benchmarks together; fails where one imports a name that is not there. */
async function bundlePages(pages: readonly string[]): Promise<void> {
  await build({
    root: repositoryRoot,
    configFile: false,
    logLevel: 'silent',
    plugins: [ownFilesOnly],
    resolve: { conditions: ['sewa-source'] },
    build: { write: false, minify: false, rollupOptions: { input: [...pages], treeshake: false } },
  });
}

test('every page of the benchmarks finds the names it imports from our own files', async () => {
  const pages = globSync('{anchors,ours}/{parts,widgets}/**/*.{js,jsx}', { cwd: benchFolder });
  expect(pages.length).toBeGreaterThan(30);
  await bundlePages(pages.map((page) => path.join(benchFolder, page)));
});

test.each([
  ['of a helper', '../../anchors/widgets/elements.js'],
  ['of a package', '@sewa/ui'],
])('a name %s that is not there is found', async (_, source) => {
  const folder = mkdtempSync(path.join(benchFolder, 'ours/.page-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const page = path.join(folder, 'page.js');
  writeFileSync(page, `import { nobodyExportsThis } from '${source}';\nnobodyExportsThis();`);
  await expect(bundlePages([page])).rejects.toThrow('nobodyExportsThis');
});

const inTurns: string = path.join(benchFolder, 'measure/inTurns.mjs');

test('contenders are measured in turns, every round beginning with another, and one that took too long only once', async () => {
  const { measureInTurns } = await import(inTurns);
  const order: string[] = [];
  const taken = await measureInTurns(['ours', 'slow', 'anchor'], 3, async (name: string) => {
    order.push(name);
    return name === 'slow' ? null : order.length;
  });
  expect(order).toEqual(['ours', 'slow', 'anchor', 'anchor', 'ours', 'anchor', 'ours']);
  expect([...taken]).toEqual([
    ['ours', [1, 5, 7]],
    ['slow', [null, null, null]],
    ['anchor', [3, 4, 6]],
  ]);
});

test('a ratio is the median of those of each round, and none where one side was not done in time', async () => {
  const { medianRatio } = await import(inTurns);
  expect(medianRatio([10, 30, 20], [10, 10, 10])).toBe(2);
  expect(medianRatio([1, 9, 1], [2, 3, 1])).toBe(1);
  expect(medianRatio([10, 10], [null, null])).toBeNull();
});
