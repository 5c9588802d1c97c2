import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

/** Bytes of entries of this package after minifying and gzip, without React. */
async function measure(entries: readonly string[]): Promise<number> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['sewa-source', 'module', 'browser'] },
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      rolldownOptions: {
        input: entries.map((entry) => join(import.meta.dirname, entry)),
        external: [/^react(-dom)?($|\/)/],
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const outputs = [result].flat() as Rolldown.RolldownOutput[];
  const parts = outputs.flatMap(({ output }) =>
    output.map((part) => (part.type === 'chunk' ? part.code : part.source)),
  );
  return gzipSync(parts.join('\n'), { level: 9 }).length;
}

test('the client and its hooks are at most 9 kB', async () => {
  expect(await measure(['index.ts', 'react.ts'])).toBeLessThanOrEqual(9_000);
});
