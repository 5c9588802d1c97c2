import { useRoute } from '@sewa/api/swr';
import { Outlet } from 'react-router-dom';
import { expect, test } from 'vitest';
import { buildRoutes } from '../buildRoutes.tsx';
import type { LoadLayout, PageRow } from '../page.ts';
import { makePages, row, textPage } from '../testing/fixtures.tsx';
import { site } from '../testing/site.ts';

const Plain = () => <Outlet />;
const framed = (name: string) => async (): Promise<{ default: () => React.ReactElement }> => ({
  default: () => (
    <div data-layout={name}>
      <Outlet />
    </div>
  ),
});

const withSource = <Load extends object>(load: Load, source: string) => Object.assign(load, { source });

const rows: PageRow[] = [
  row('/open', textPage('Open')),
  row('/mine', textPage('Mine'), {
    layout: 'dashboard',
    visibility: 'private',
    page: withSource(async () => textPage('Mine'), 'Mine.tsx'),
  }),
];

function makeFramedPages(dashboard: LoadLayout, api = async () => new Response(null, { status: 404 })) {
  const requested: (readonly string[])[] = [];
  const pages = makePages([], api, [], {
    routes: buildRoutes({ rows, layouts: { public: Plain }, lazyLayouts: { dashboard }, guards: [] }),
    findAssets: (sources) => {
      requested.push(sources);
      return { entry: '/browser.js', styles: [], modules: [] };
    },
  });
  const read = async (path: string) =>
    (
      await pages.respond(new Request(`${site.publicUrl}${path}`, { headers: { accept: 'text/html' } }))
    ).text();
  return { requested, read };
}

test('a layout of its own module is drawn on the server, and its files are asked for before those of the page', async () => {
  const { requested, read } = makeFramedPages(withSource(framed('dashboard'), 'Frame.tsx'));
  expect(await read('/mine')).toMatch(/<div data-layout="dashboard">.*<p>Mine<\/p>/);
  expect(requested).toEqual([['Frame.tsx', 'Mine.tsx']]);
});

test('a layout reads what it shows beside the page, for the first drawing', async () => {
  const { read } = makeFramedPages(
    async () => ({
      default: function Greeting() {
        return <p>{useRoute('getUser', {}).data?.name}</p>;
      },
      loader: async ({ preload }) => void (await preload('getUser', {})),
    }),
    async () => Response.json({ succeed: true, data: { name: 'Nur Aishah' } }),
  );
  const html = await read('/mine');
  expect(html).toContain('<p>Nur Aishah</p>');
  expect(html).toContain('"getUser?":{"name":"Nur Aishah"}');
});

test('is not loaded for a page that does not stand in it', async () => {
  let loads = 0;
  const { requested, read } = makeFramedPages(async () => {
    loads += 1;
    return { default: Plain };
  });
  expect(await read('/open')).toContain('<p>Open</p>');
  expect(requested).toEqual([[]]);
  expect(loads).toBe(0);
});

test('a page in a layout nobody made is an error when the table is built', () => {
  expect(() => buildRoutes({ rows, layouts: { public: Plain }, guards: [] })).toThrow(
    "A page asks for the layout 'dashboard', which does not exist.",
  );
});
