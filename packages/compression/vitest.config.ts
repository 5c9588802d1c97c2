import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['sewa-source', 'module', 'node', 'development|production'] },
  test: { name: 'unit:compression', include: ['src/**/*.test.ts'] },
});
