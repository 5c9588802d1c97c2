import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { build, type Plugin } from 'vite';
import { buildFolder, makeFolder, removeFolder, repositoryRoot } from './startSewa.ts';

/** A product of some empty pages, built as the app is built and served without anything behind it. */
export interface ServedPages {
  readonly url: string;
  readonly close: () => Promise<void>;
}

const start = 'virtual:start';
const page = /^virtual:page\/(\d+)$/;

/** The start of a product whose front page has a field and links to `count` others, each in a chunk of its own. */
const formatStart = (count: number): string => `
  import { buildRoutes } from '@sewa/pages';
  import { startPages } from '@sewa/pages/browser';
  import { createElement } from 'react';
  import { Outlet } from 'react-router-dom';

  const pages = [${Array.from({ length: count }, (_, index) => `() => import('virtual:page/${index + 1}')`)}];
  const Links = () => [
    createElement('form', { key: 'form' }, createElement('input', { 'aria-label': 'A field' })),
    ...pages.map((_, index) => createElement('a', { key: index, href: '/' + (index + 1) }, 'Page ', index + 1)),
  ];
  const row = (path, page) => ({ path, page, layout: 'public', visibility: 'public' });
  const rows = [row('/', async () => ({ default: Links })), ...pages.map((page, index) => row('/' + (index + 1), page))];
  startPages({
    startProduct: () => ({
      makeRoutes: () => buildRoutes({ rows, layouts: { public: Outlet }, guards: [] }),
      gateReporting: () => undefined,
      gateLinks: () => undefined,
    }),
  });
`;

const savePages = (count: number): Plugin => ({
  name: 'sewa:test-pages',
  resolveId: (id) => (id === start || page.test(id) ? `\0${id}` : null),
  load(id) {
    if (id === `\0${start}`) return formatStart(count);
    const number = page.exec(id.slice(1))?.[1];
    return number ? `export default () => 'This is page ${number}';` : null;
  },
});

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.json': 'application/json' };

/** Builds `count` pages with the app's own configuration into a temporary folder and serves them. */
export async function servePages(count: number): Promise<ServedPages> {
  const folder = makeFolder();
  const root = join(repositoryRoot, 'app');
  await build({
    root,
    mode: buildFolder === 'build' ? 'production' : 'published',
    logLevel: 'error',
    plugins: [savePages(count)],
    publicDir: false,
    build: { outDir: folder, rolldownOptions: { input: { browser: start } } },
  });
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const entry = Object.values<{ file: string; isEntry?: boolean }>(manifest).find(({ isEntry }) => isEntry);
  const block = { site: { name: 'Pages' }, buildId: 'pages', data: {} };
  const html =
    `<!doctype html><html lang="en"><title>Pages</title><div id="page-root"></div>` +
    `<script type="application/json" id="sewa-page">${JSON.stringify(block)}</script>` +
    `<script type="module" src="/${entry?.file}"></script></html>`;
  const server = createServer(({ url = '/' }, response) => {
    const path = url.split('?')[0] ?? '/';
    const type = types[extname(path)];
    response.setHeader('content-type', type ?? 'text/html; charset=utf-8');
    response.end(type ? readFileSync(join(folder, path)) : html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      removeFolder(folder);
    },
  };
}
