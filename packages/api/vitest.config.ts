import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['sewa-source', 'module', 'node', 'development|production'] },
  ssr: { resolve: { conditions: ['sewa-source', 'module', 'node', 'development|production'] } },
  test: { name: 'unit:api', include: ['src/**/*.test.{ts,tsx}'] },
});
