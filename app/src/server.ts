/** Pages and API in one process, over the built pages: `node server.ts [FOLDER]`, a folder of the app, `build` by default. */
import { fileURLToPath } from 'node:url';
import { getSettings, startProcess } from '@sewa/server';

const [, , build = 'build'] = process.argv;
const built = (path: string) => fileURLToPath(new URL(`../${build}/${path}`, import.meta.url));
const settings = getSettings();
const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

try {
  const { createAppPages }: typeof import('./pages.ts') = await import(built('server/pages.js'));
  const clientFolder = built('client');
  await startProcess({
    settings,
    clientFolder,
    createPages: (options) => createAppPages(clientFolder, options),
    prepare: async (db) => {
      if (settings.appEnvironment === 'production' || db.kind !== 'embedded') return;
      const { fillSampleMarketOnce } = await import('@sewa/sample');
      await fillSampleMarketOnce(db, (done, of) => say(`Filling the sample market … ${done} of ${of} homes`));
    },
    loadSandbox: () => import('@sewa/sandbox'),
    onProgress: say,
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
