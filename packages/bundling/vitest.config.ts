import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'unit:bundling', environment: 'node', include: ['src/**/*.test.ts'] },
});
