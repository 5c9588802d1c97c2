import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

const conditions = ['sewa-source', 'module', 'node', 'development|production'];

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { name: 'unit:consent', environment: 'node', include: ['src/**/*.test.{ts,tsx}'] },
});
