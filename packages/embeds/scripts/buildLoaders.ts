import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { embedNames } from './embedNames.ts';

/** Bundles a loader into one classic script without imports; returns its code. */
export async function bundleLoader(name: (typeof embedNames)[number]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['sewa-source', 'module', 'browser'] },
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(`../src/loader/${name}.ts`, import.meta.url)),
        output: { format: 'iife' },
      },
    },
  });
  const [output] = [result].flat() as Rolldown.RolldownOutput[];
  const [chunk, ...others] = output?.output ?? [];
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error(`${name}.js would be several files.`);
  return chunk.code;
}

/** Builds `calculator.js` and `chat.js`. */
export async function buildLoaders(folder: URL): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of embedNames) await writeFile(new URL(`${name}.js`, folder), await bundleLoader(name));
}
