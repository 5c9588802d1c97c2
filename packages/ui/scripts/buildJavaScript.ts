import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build } from 'tsup';

const root = fileURLToPath(new URL('../', import.meta.url));

/** The plugin as both builds use it, so that class names never differ between them. */
export function stylesPlugin() {
  return vanillaExtractPlugin({ identifiers: 'short', esbuildOptions: { conditions: ['sewa-source'] } });
}

/** Builds `dist/index.js` without a style import, its types, and the styles of everything beside it. */
export async function buildJavaScript(): Promise<void> {
  await build({
    config: false,
    silent: true,
    entry: { index: `${root}src/index.ts`, reset: `${root}src/reset/reset.css.ts` },
    outDir: `${root}dist`,
    format: 'esm',
    target: 'es2022',
    dts: { entry: { index: `${root}src/index.ts` } },
    clean: true,
    splitting: false,
    external: ['react', 'react-dom'],
    esbuildPlugins: [stylesPlugin()],
  });
}
