import { markClientModules } from '@sewa/bundling';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    devtools: 'src/devtools.ts',
    permissions: 'src/permissions.ts',
    react: 'src/react.ts',
    router: 'src/router.ts',
    rules: 'src/rules.ts',
    testing: 'src/testing/testing.ts',
    ui: 'src/ui.ts',
  },
  format: ['esm'],
  target: 'es2023',
  dts: true,
  clean: true,
  onSuccess: () => markClientModules('dist'),
});
