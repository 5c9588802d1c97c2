import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { stylesPlugin } from '@sewa/bundling';
import { build } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const four = ['Button/Button', 'TextField/TextField', 'Dialog/Dialog', 'Toast/ToastProvider']
  .map((path) => `export * from './src/${path}.tsx';`)
  .join('\n');
const sizes = new Map<string, number>();

beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: { contents: four, resolveDir: root, loader: 'ts' },
    absWorkingDir: root,
    bundle: true,
    minify: true,
    write: false,
    outdir: root,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    external: ['react', 'react-dom'],
    plugins: [stylesPlugin()],
  });
  for (const { path, contents } of outputFiles)
    sizes.set(path.endsWith('.css') ? 'css' : 'js', gzipSync(contents).byteLength);
});

test('Button, TextField, Dialog and Toast together are at most 5,600 bytes of compressed script, with the imports this bundler repeats', () => {
  expect(sizes.get('js')).toBeLessThanOrEqual(5600);
});

test('Button, TextField, Dialog and Toast together are at most 3,000 bytes of compressed styles', () => {
  expect(sizes.get('css')).toBeLessThanOrEqual(3000);
});
