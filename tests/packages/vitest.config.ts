import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['sewa-source', 'module', 'node', 'development|production'] },
  ssr: { resolve: { conditions: ['sewa-source', 'module', 'node', 'development|production'] } },
  test: {
    name: 'packages',
    include: ['*.test.ts'],
    globalSetup: ['./globalSetup.ts'],
    update: 'none',
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
