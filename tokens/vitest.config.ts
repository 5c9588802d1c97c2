import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['sewa-source'] },
  test: { name: 'unit:tokens', environment: 'node', include: ['**/*.test.ts'], testTimeout: 60_000 },
});
