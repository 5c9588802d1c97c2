/** The development server: pages straight from the package sources, changed modules swapped in with their state kept. */
import { fileURLToPath } from 'node:url';
import { buildEmbeds } from '@sewa/embeds/build';
import { collectDevelopmentStyles } from '@sewa/pages/vite';
import { fillSampleMarketOnce } from '@sewa/sample/once';
import { getSettings, type ProcessPages, startProcess } from '@sewa/server';
import { createServer, isRunnableDevEnvironment } from 'vite';

type PagesModule = typeof import('./src/pages.ts');

const entry = '/src/browser.ts';
const settings = getSettings();
const say = (sentence: string) => process.stdout.write(`${sentence}\n`);
const vite = await createServer({
  root: import.meta.dirname,
  appType: 'custom',
  server: { middlewareMode: true },
});
const { ssr } = vite.environments;
if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run modules for the server here.');

async function writeHead(sources: readonly string[]): Promise<string> {
  const html = await vite.transformIndexHtml('/', '<!doctype html><html><head></head><body></body></html>');
  const scripts = /<head>([\s\S]*)<\/head>/.exec(html)?.[1] ?? '';
  return scripts + (await collectDevelopmentStyles(vite, [entry, ...sources.map((source) => `/${source}`)]));
}

const createPages = (options: Parameters<PagesModule['createDevelopmentPages']>[1]): ProcessPages => {
  const findAssets = async (sources: readonly string[]) => ({
    styles: [],
    modules: [entry],
    headMarkup: await writeHead(sources),
  });
  return {
    cache: { clear: () => undefined, markStale: () => undefined },
    respond: async (request, environment, requestId) => {
      const { createDevelopmentPages } = await ssr.runner.import<PagesModule>('/src/pages.ts');
      const response = await createDevelopmentPages(findAssets, options).respond(
        request,
        environment,
        requestId,
      );
      response.headers.delete('content-security-policy');
      return response;
    },
  };
};

try {
  say('Building frames for partner sites …');
  await buildEmbeds();
  await startProcess({
    settings,
    createPages,
    clientFolder: null,
    embedFolder: fileURLToPath(new URL('dist', import.meta.resolve('@sewa/embeds/package.json'))),
    before: (request, response, next) => vite.middlewares(request, response, next),
    prepare: async (db, { sealKey }) => {
      const onProgress = (percent: number) => say(`Filling the sample market … ${percent} %`);
      if (db.kind === 'embedded') await fillSampleMarketOnce(db, { sealKey, onProgress });
    },
    loadSandbox: () => import('@sewa/sandbox'),
    onProgress: say,
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
