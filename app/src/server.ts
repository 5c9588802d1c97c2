/** Serves pages and API from one process: `node server.ts [FOLDER]`, where FOLDER holds the built pages, by default `build`. */
import { fileURLToPath } from 'node:url';
import { beginServer } from '@sewa/server/begin';

const [, , build = 'build'] = process.argv;
const built = (path: string) => fileURLToPath(new URL(`../${build}/${path}`, import.meta.url));
const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

try {
  const settings = beginServer();
  const { startProcess } = await import('@sewa/server');
  const { createAppPages }: typeof import('./pages.ts') = await import(built('server/pages.js'));
  const clientFolder = built('client');
  await startProcess({
    settings,
    clientFolder,
    embedFolder: fileURLToPath(new URL('dist', import.meta.resolve('@sewa/embeds/package.json'))),
    createPages: (options) => createAppPages(clientFolder, options),
    prepare: async (db, { sealKey }) => {
      if (settings.appEnvironment === 'production' || db.kind !== 'embedded') return;
      const { fillSampleMarketOnce } = await import('@sewa/sample/once');
      const onProgress = (percent: number) => say(`Filling the sample market … ${percent} %`);
      await fillSampleMarketOnce(db, { sealKey, onProgress });
    },
    loadSandbox: () => import('@sewa/sandbox'),
    onProgress: say,
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
