import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['sewa-source'] },
  test: { name: 'tokens', environment: 'node', include: ['**/*.test.ts'], testTimeout: 60_000 },
});
