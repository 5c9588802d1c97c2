import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { stylesPlugin } from '@sewa/bundling';
import { build, type Plugin } from 'esbuild';
import { expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 60_000 });

const root = fileURLToPath(new URL('../', import.meta.url));

/** What is loaded later, when somebody asks for it, is not counted. */
const loadedLater: Plugin = {
  name: 'loaded-later',
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ kind }) => (kind === 'dynamic-import' ? { external: true } : undefined));
  },
};

async function bundle(contents: string, external: string[] = []) {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: `${root}src`, loader: 'ts' },
    absWorkingDir: root,
    bundle: true,
    minify: true,
    metafile: true,
    write: false,
    outdir: root,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    external: ['react', 'react-dom', ...external],
    conditions: ['sewa-source'],
    plugins: [loadedLater, stylesPlugin()],
  });
  const sizeOf = (ending: string) => {
    const file = outputFiles.find(({ path }) => path.endsWith(ending));
    return file ? gzipSync(file.contents).byteLength : 0;
  };
  const used = Object.entries(metafile.outputs).flatMap(([, { inputs }]) =>
    Object.keys(inputs).filter((input) => /\.tsx?$/.test(input) && (inputs[input]?.bytesInOutput ?? 0) > 0),
  );
  return { script: sizeOf('.js'), styles: sizeOf('.css'), used };
}

test('core and React together are at most 9,000 bytes of compressed script', async () => {
  const { script } = await bundle("export * from './index.ts'; export * from './react.ts';");
  expect(script).toBeLessThanOrEqual(9_000);
});

test('the inbox with the core, its primitives and their styles is at most 30,000 bytes, compressed', async () => {
  const inbox = await bundle(`
    export { createChat } from './index.ts';
    export { ChatProvider } from './react.ts';
    export { Inbox } from './ui.ts';
  `);
  // This bundler takes the styles of all primitives: only those of the modules that are used are counted.
  const modules = inbox.used.map((module) => `export * from '${root}${module}';`).join('\n');
  const { styles } = await bundle(modules, ['@sewa/ui']);
  expect(styles).toBeGreaterThan(2_000);
  expect(inbox.script + styles).toBeLessThanOrEqual(30_000);
});
