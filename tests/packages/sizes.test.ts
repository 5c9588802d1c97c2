import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { readJson } from '@sewa/workshop/repository';
import { build } from 'esbuild';
import { describe, expect, inject, test } from 'vitest';
import { listScriptEntries } from './publishedEntries.ts';

const project = inject('nodeScript');

/** One budget: what is imported, the most it may weigh in bytes (minified, gzip), and what must not come along. */
type Budget = { imports: string; from: string; bytes: number; without?: string[] };

const { scripts, styles } = readJson<{ scripts: Budget[]; styles: { file: string; bytes: number }[] }>(
  path.join(import.meta.dirname, 'sizes.json'),
);
const peers = ['react', 'react-dom', 'react/*', 'react-dom/*', 'swr', 'msw'];

async function measure({ imports, from }: Budget): Promise<{ bytes: number; libraries: string[] }> {
  const contents = imports === '*' ? `export * from '${from}';` : `export { ${imports} } from '${from}';`;
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: project },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    external: peers,
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const [file] = outputFiles;
  if (!file) throw new Error(`${from} gave no bundle.`);
  const libraries = Object.keys(metafile.inputs).flatMap(
    (input) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(input)?.[1] ?? [],
  );
  return { bytes: gzipSync(file.contents).length, libraries };
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
