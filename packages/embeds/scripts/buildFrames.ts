import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import { embedNames } from './embedNames.ts';

const base = '/embed/v1/';

/** The files that the document of a frame links to. */
interface FrameFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

function listFiles(output: readonly Rolldown.OutputChunk[], name: string): FrameFiles {
  const entry = output.find((chunk) => chunk.isEntry && chunk.name === name);
  if (!entry) throw new Error(`There is no frame ${name}.`);
  const styles = new Set<string>();
  const seen = new Set<string>();
  const collect = (chunk: Rolldown.OutputChunk) => {
    if (seen.has(chunk.fileName)) return;
    seen.add(chunk.fileName);
    for (const imported of chunk.imports) {
      const needed = output.find(({ fileName }) => fileName === imported);
      if (needed) collect(needed);
    }
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
  };
  collect(entry);
  return { scripts: [base + entry.fileName], styles: [...styles].map((style) => base + style) };
}

/** Builds the frames' scripts and styles into `files`, and `frames.json`, from which the server makes their documents. */
export async function buildFrames(folder: URL): Promise<void> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    base,
    publicDir: false,
    plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' })],
    resolve: { conditions: ['sewa-source', 'module', 'browser'] },
    build: {
      outDir: fileURLToPath(folder),
      emptyOutDir: false,
      assetsDir: 'files',
      // The policy of frames allows no `data:` fonts.
      assetsInlineLimit: 0,
      target: 'es2022',
      minify: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: Object.fromEntries(
          embedNames.map((name) => [
            name,
            fileURLToPath(new URL(`../src/frames/${name}.tsx`, import.meta.url)),
          ]),
        ),
      },
    },
  });
  const chunks = ([result].flat() as Rolldown.RolldownOutput[])
    .flatMap(({ output }) => output)
    .filter((file) => file.type === 'chunk');
  const frames = Object.fromEntries(embedNames.map((name) => [name, listFiles(chunks, name)]));
  await writeFile(new URL('frames.json', folder), `${JSON.stringify(frames, null, 2)}\n`);
}
