/**
 * The app's pages by bare `renderToString`, straight on node:http: the element of each page of `BENCH_PAGES` (paths with the API's
 * answers) is made beforehand, so that a request renders and sends it and does nothing else. Nothing is kept between pages.
 */
import './reportUse.mjs';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sendData } from '../../../packages/server/src/http/sendJson.ts';
import { appBuild } from '../measure/prepare.mjs';

const answers = new Map(JSON.parse(readFileSync(process.env.BENCH_PAGES, 'utf8')));
const reactServer = createRequire(new URL('../../../app/package.json', import.meta.url))('react-dom/server');
const { renderToString } = reactServer;
let captured = null;
reactServer.renderToString = (element) => {
  captured ??= element;
  return renderToString(element);
};
const { createAppPages } = await import(pathToFileURL(path.join(appBuild, 'server/pages.js')).href);

/** Has the page draw everything itself. */
function forgetFragments({ props }) {
  if (props.value?.place) props.value = null;
  else if (props.children) forgetFragments(props.children);
}

async function makeElement(url, answer) {
  const pages = createAppPages(path.join(appBuild, 'client'), {
    api: (request) => sendData(request.url.includes('/api/discover') ? answer : 'null'),
    site: {
      name: 'Sewa',
      publicUrl: 'http://localhost',
      mainDomain: null,
      supportEmail: 'hello@sewa.example',
    },
    reportingDsn: null,
    onError: (error) => {
      throw error;
    },
  });
  captured = null;
  const response = await pages.respond(new Request(`http://localhost${url}`));
  if (!response.ok || captured === null) throw new Error(`${url} was answered ${response.status}.`);
  forgetFragments(captured);
  return captured;
}

const elements = new Map();
for (const [url, answer] of answers) elements.set(url, await makeElement(url, answer));

createServer(({ url }, response) => {
  const element = elements.get(url);
  if (!element) return response.end();
  const body = Buffer.from(`<!doctype html>${renderToString(element)}`);
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length });
  response.end(body);
}).listen(Number(process.env.PORT), '127.0.0.1');
