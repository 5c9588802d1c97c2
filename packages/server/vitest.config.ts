import { defineConfig } from 'vitest/config';

const conditions = ['sewa-source', 'module', 'node', 'development|production'];

const makeProject = (name: 'pglite' | 'postgres') => ({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: `server:${name}`,
    include: ['src/**/*.test.ts'],
    exclude: [`src/**/*.${name === 'postgres' ? 'pglite' : 'postgres'}.test.ts`],
    globalSetup: [`./src/testing/setup.${name}.ts`],
    testTimeout: 60_000,
    maxWorkers: 2,
    // One process for many files: loading the server's modules anew for each took as long as its tests.
    isolate: false,
  },
});

export default defineConfig({ test: { projects: [makeProject('pglite'), makeProject('postgres')] } });
