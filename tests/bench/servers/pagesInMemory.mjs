/** The app's pages over an API whose one answer is held in memory, behind the app's own HTTP adapter. */
import './reportUse.mjs';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sendData } from '../../../packages/server/src/http/sendJson.ts';
import { listen } from '../../../packages/server/src/process/listen.ts';
import { appBuild } from '../measure/prepare.mjs';

const answer = readFileSync(process.env.BENCH_ANSWER, 'utf8');
const port = Number(process.env.PORT);
const { createAppPages } = await import(pathToFileURL(path.join(appBuild, 'server/pages.js')).href);
const pages = createAppPages(path.join(appBuild, 'client'), {
  api: (request) => sendData(request.url.includes('/api/discover') ? answer : 'null'),
  site: {
    name: 'Sewa',
    publicUrl: `http://localhost:${port}`,
    mainDomain: null,
    supportEmail: 'hello@sewa.example',
  },
  reportingDsn: null,
  onError: (error) => {
    throw error;
  },
});
await listen((request, environment) => pages.respond(request, environment), { host: '127.0.0.1', port });
