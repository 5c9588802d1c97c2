import { markClientModules } from '@sewa/bundling';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/client.ts', 'src/errors.ts', 'src/mocks.ts', 'src/schema.ts', 'src/swr.ts'],
  format: ['esm'],
  target: 'es2023',
  dts: true,
  clean: true,
  onSuccess: () => markClientModules('dist'),
});
