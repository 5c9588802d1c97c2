import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const libraryOf = (id) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];

async function buildWith(project, entry, settings) {
  const built = await build({
    root: project,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    oxc: { jsx: { runtime: 'automatic' } },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: { input: entry, ...settings },
    },
  });
  const outputs = [built].flat().flatMap(({ output }) => output);
  const sheets = outputs.filter(({ type, fileName }) => type === 'asset' && fileName.endsWith('.css'));
  return {
    chunks: outputs.filter(({ type }) => type === 'chunk'),
    style: sheets.map(({ source }) => source).join('\n'),
  };
}

/** Builds a page of a stranger's project with Vite into one script and one style sheet, as a browser runs it. */
export async function buildPage(project, entry) {
  const { chunks, style } = await buildWith(project, entry, { output: { codeSplitting: false } });
  return { script: chunks[0].code, style };
}

/**
 * Builds a page and weighs what it is sent for its libraries (minified, gzip): their script without React and without the page's
 * own code, and the style sheet.
 */
export async function weighPage(project, entry) {
  const { chunks, style } = await buildWith(project, entry, {
    external: /^(react|react-dom)($|\/)/,
    output: { codeSplitting: { groups: [{ name: 'libraries', test: /node_modules/ }] } },
  });
  const sent = chunks.filter(({ isEntry }) => !isEntry);
  const ids = chunks.flatMap(({ moduleIds }) => moduleIds);
  return {
    script: sent.reduce((bytes, { code }) => bytes + gzipSync(code).length, 0),
    style: style === '' ? 0 : gzipSync(style).length,
    libraries: [...new Set(ids.flatMap((id) => libraryOf(id) ?? []))],
  };
}
