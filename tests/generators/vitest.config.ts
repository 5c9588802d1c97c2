import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['sewa-source', 'module', 'node', 'development|production'] },
  ssr: { resolve: { conditions: ['sewa-source', 'module', 'node', 'development|production'] } },
  test: { name: 'generators', include: ['*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 },
});
