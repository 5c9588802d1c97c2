import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { conditions: ['sewa-source', 'module', 'development|production'] },
  ssr: { resolve: { conditions: ['sewa-source', 'module', 'node', 'development|production'] } },
  test: {
    name: 'unit:pages',
    environment: 'node',
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    testTimeout: 60_000,
    // What the browser is watched for is watched once for each page, as long as it is open.
    isolate: true,
  },
});
