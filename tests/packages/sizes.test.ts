import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseJson } from '@sewa/workshop/repository';
import { build, type Plugin, type Rolldown } from 'vite';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { listScriptEntries } from './publishedEntries.ts';

const project = inject('nodeScript');

/** Names taken from one entry; a star for all of them. */
interface Import {
  imports: string;
  from: string;
}

/**
 * One budget: what is imported, the most it and all it loads later may weigh in bytes (minified, gzip), the packages that are
 * weighed elsewhere, and what must not come along.
 */
type Budget = Import & {
  also?: Import[];
  bytes: number;
  later?: number;
  apart?: string[];
  without?: string[];
};

const { scripts, styles } = parseJson<{ scripts: Budget[]; styles: { file: string; bytes: number }[] }>(
  path.join(import.meta.dirname, 'sizes.json'),
);
const peers = /^(react|react-dom|swr|msw)($|\/)/;

const isOf = (id: string, packageName: string): boolean =>
  id === packageName || id.startsWith(`${packageName}/`);

const entry = path.join(project, 'measured.js');

const bundleExport = ({ imports, from }: Import): string =>
  imports === '*' ? `export * from '${from}';` : `export { ${imports} } from '${from}';`;

function entryOf({ also = [], ...first }: Budget): Plugin {
  const text = [first, ...also].map(bundleExport).join('\n');
  return {
    name: 'entry',
    resolveId: (id) => (id === entry ? id : undefined),
    load: (id) => (id === entry ? text : undefined),
  };
}

interface Bundle {
  bytes: number;
  later: number;
  libraries: string[];
}

/** The chunks that the browser asks for at once: the entry and what it imports by a static import. */
function listAtOnce(chunks: readonly Rolldown.OutputChunk[]): Set<Rolldown.OutputChunk> {
  const first = chunks.find(({ isEntry }) => isEntry);
  const atOnce = new Set(first ? [first] : []);
  for (const { imports } of atOnce)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) atOnce.add(chunk);
  return atOnce;
}

/** What Vite sends a page that imports only this: at once, and later. */
async function measure(budget: Budget): Promise<Bundle> {
  const built = await build({
    root: project,
    configFile: false,
    logLevel: 'silent',
    plugins: [entryOf(budget)],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: (id) => peers.test(id) || (budget.apart ?? []).some((name) => isOf(id, name)),
      },
    },
  });
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const chunks = outputs.flatMap((output) => (output.type === 'chunk' ? [output] : []));
  const sent = listAtOnce(chunks);
  if (sent.size === 0) throw new Error(`${budget.from} gave no bundle.`);
  const libraries = [...sent].flatMap(({ moduleIds }) =>
    moduleIds.flatMap((id) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? []),
  );
  const weigh = (some: readonly Rolldown.OutputChunk[]) =>
    some.reduce((sum, { code }) => sum + gzipSync(code).length, 0);
  return {
    bytes: weigh([...sent]),
    later: weigh(chunks.filter((chunk) => !sent.has(chunk))),
    libraries,
  };
}

describe.each(scripts)('$imports of $from', (budget) => {
  let bundle: Bundle;

  beforeAll(async () => {
    bundle = await measure(budget);
  });

  test(`weighs at most ${budget.bytes} bytes`, () => {
    expect(bundle.bytes).toBeLessThanOrEqual(budget.bytes);
  });

  test('brings only the libraries it may', () => {
    expect(bundle.libraries.filter((library) => budget.without?.includes(library))).toEqual([]);
  });

  const { later } = budget;
  if (later !== undefined)
    test(`loads at most ${later} bytes later`, () => {
      expect(bundle.later).toBeLessThanOrEqual(later);
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
