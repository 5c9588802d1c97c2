import { markClientModules } from '@sewa/bundling';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/react.ts', 'src/ui.ts'],
  format: ['esm'],
  target: 'es2023',
  dts: true,
  clean: true,
  onSuccess: () => markClientModules('dist'),
});
