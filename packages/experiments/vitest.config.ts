import { defineConfig } from 'vitest/config';

const conditions = ['sewa-source', 'module', 'node', 'development|production'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { name: 'unit:experiments', environment: 'node', include: ['src/**/*.test.{ts,tsx}'] },
});
