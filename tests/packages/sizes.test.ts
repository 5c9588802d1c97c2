import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { readJson } from '@sewa/workshop/repository';
import { build, type Plugin } from 'vite';
import { describe, expect, inject, test } from 'vitest';
import { listScriptEntries } from './publishedEntries.ts';

const project = inject('nodeScript');

/** Names taken from one entry; a star for all of them. */
type Import = { imports: string; from: string };

/** One budget: what is imported, the most it may weigh in bytes (minified, gzip), and what must not come along. */
type Budget = Import & { also?: Import[]; bytes: number; without?: string[] };

const { scripts, styles } = readJson<{ scripts: Budget[]; styles: { file: string; bytes: number }[] }>(
  path.join(import.meta.dirname, 'sizes.json'),
);
const peers = /^(react|react-dom|swr|msw)($|\/)/;

const entry = path.join(project, 'measured.js');

const writeExport = ({ imports, from }: Import): string =>
  imports === '*' ? `export * from '${from}';` : `export { ${imports} } from '${from}';`;

function entryOf({ also = [], ...first }: Budget): Plugin {
  const text = [first, ...also].map(writeExport).join('\n');
  return {
    name: 'entry',
    resolveId: (id) => (id === entry ? id : undefined),
    load: (id) => (id === entry ? text : undefined),
  };
}

/** What Vite sends a page that imports only this, without what is loaded later. */
async function measure(budget: Budget): Promise<{ bytes: number; libraries: string[] }> {
  const built = await build({
    root: project,
    configFile: false,
    logLevel: 'silent',
    plugins: [entryOf(budget)],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: { input: entry, preserveEntrySignatures: 'strict', external: peers },
    },
  });
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const chunks = outputs.filter((output) => output.type === 'chunk' && !output.isDynamicEntry);
  const sent = chunks.flatMap((chunk) => (chunk.type === 'chunk' ? [chunk] : []));
  if (sent.length === 0) throw new Error(`${budget.from} gave no bundle.`);
  const libraries = sent.flatMap(({ moduleIds }) =>
    moduleIds.flatMap((id) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? []),
  );
  return { bytes: sent.reduce((sum, { code }) => sum + gzipSync(code).length, 0), libraries };
}

describe.each(scripts)('$imports of $from', (budget) => {
  test(`weighs at most ${budget.bytes} bytes`, async () => {
    expect((await measure(budget)).bytes).toBeLessThanOrEqual(budget.bytes);
  });

  test('brings only the libraries it may', async () => {
    const { libraries } = await measure(budget);
    expect(libraries.filter((library) => budget.without?.includes(library))).toEqual([]);
  });
});

describe.each(styles)('$file', ({ file, bytes }) => {
  test(`weighs at most ${bytes} bytes`, () => {
    const text = readFileSync(path.join(project, 'node_modules', file));
    expect(gzipSync(text).length).toBeLessThanOrEqual(bytes);
  });
});

test('every entry that is script has a budget', () => {
  const budgeted = new Set(scripts.map(({ from }) => from));
  const entries = listScriptEntries().map(({ specifier }) => specifier);
  expect(entries.filter((specifier) => !budgeted.has(specifier))).toEqual([]);
});
