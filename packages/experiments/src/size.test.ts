import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 60_000 });

test('both entries are at most 2.5 kB after minifying and gzip, without React', async () => {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['sewa-source', 'module', 'browser'] },
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      modulePreload: false,
      rolldownOptions: {
        input: ['index.ts', 'react.ts'].map((entry) => join(import.meta.dirname, entry)),
        external: [/^react(-dom)?($|\/)/],
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const outputs = [result].flat() as Rolldown.RolldownOutput[];
  const code = outputs.flatMap(({ output }) =>
    output.map((part) => (part.type === 'chunk' ? part.code : '')),
  );
  expect(gzipSync(code.join('\n'), { level: 9 }).length).toBeLessThanOrEqual(2_500);
});
