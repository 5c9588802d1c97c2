import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['sewa-source', 'module', 'node', 'development|production'] },
  ssr: { resolve: { conditions: ['sewa-source', 'module', 'node', 'development|production'] } },
  test: { name: 'meta', include: ['*.test.ts'], testTimeout: 60_000, hookTimeout: 600_000 },
});
