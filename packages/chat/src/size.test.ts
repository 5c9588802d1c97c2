import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Rolldown } from 'vite';
import { expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 60_000 });

/** Bytes of entries of this package after minifying and gzip, with styles and without React; not what is loaded later, when asked for. */
async function measure(entries: readonly string[]): Promise<number> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
    resolve: { conditions: ['sewa-source', 'module', 'browser'] },
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      modulePreload: false,
      rolldownOptions: {
        input: entries.map((entry) => join(import.meta.dirname, entry)),
        external: [/^react(-dom)?($|\/)/],
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const outputs = [result].flat() as Rolldown.RolldownOutput[];
  const parts = outputs.flatMap(({ output }) => output);
  const needed = new Set<string>();
  const need = (name: string) => {
    const part = parts.find(({ fileName }) => fileName === name);
    if (needed.has(name) || part?.type !== 'chunk') return;
    needed.add(name);
    for (const style of part.viteMetadata?.importedCss ?? []) needed.add(style);
    part.imports.forEach(need);
  };
  for (const part of parts) if (part.type === 'chunk' && part.isEntry) need(part.fileName);
  const texts = parts
    .filter(({ fileName }) => needed.has(fileName))
    .map((part) => (part.type === 'chunk' ? part.code : part.source));
  return gzipSync(texts.join('\n'), { level: 9 }).length;
}

test('the client and its hooks are at most 9 kB', async () => {
  expect(await measure(['index.ts', 'react.ts'])).toBeLessThanOrEqual(9_000);
});

test('the client, its hooks and the inbox with its primitives and styles are at most 31.5 kB', async () => {
  expect(await measure(['index.ts', 'react.ts', 'ui.ts'])).toBeLessThanOrEqual(31_500);
});
