import { defineConfig } from 'vitest/config';

const conditions = ['sewa-source', 'module', 'node', 'development|production'];

const everything = 'src/**/*.test.ts';

/** What shows that the embedded database opens, migrates, keeps transactions apart, serves every call and moves; `--all` runs everything on both. */
const smoke = [
  'src/platform/database/**/*.test.ts',
  'src/platform/http/everyCall.test.ts',
  'src/moving/**/*.pglite.test.ts',
];

const isWhole = process.env.SEWA_TESTS === 'whole';

const makeProject = (name: 'pglite' | 'postgres') => ({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: `server:${name}`,
    include: name === 'postgres' || isWhole ? [everything] : smoke,
    exclude: [`src/**/*.${name === 'postgres' ? 'pglite' : 'postgres'}.test.ts`],
    globalSetup: [`./src/testing/setup.${name}.ts`],
    testTimeout: 60_000,
    maxWorkers: 2,
    // Most of these processes live for seconds: the embedded database is optimised a hundred times later than V8 would.
    ...(name === 'pglite' && { execArgv: ['--wasm-tiering-budget=1300000000'] }),
    // One process for many files: loading the server's modules anew for each took as long as its tests.
    isolate: false,
  },
});

export default defineConfig({ test: { projects: [makeProject('pglite'), makeProject('postgres')] } });
