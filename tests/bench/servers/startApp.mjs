/** The real process over the built app: pages, API, files, database; with `BENCH_SANDBOX` also the doubles, where codes are read. */
import './reportUse.mjs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { getSettings, startProcess } from '../../../packages/server/src/index.ts';
import { appBuild } from '../measure/prepare.mjs';

const clientFolder = path.join(appBuild, 'client');
const { createAppPages } = await import(pathToFileURL(path.join(appBuild, 'server/pages.js')).href);
await startProcess({
  settings: getSettings(),
  clientFolder,
  createPages: (options) => createAppPages(clientFolder, options),
  ...(process.env.BENCH_SANDBOX && { loadSandbox: () => import('../../../packages/sandbox/src/index.ts') }),
});
