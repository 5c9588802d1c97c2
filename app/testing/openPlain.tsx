import { visitorSession } from '@sewa/auth';
import { createLiveChat } from '@sewa/conversations/live-chat';
import { buildRoutes, type LayoutName, type PageRow } from '@sewa/pages';
import { createPages } from '@sewa/pages/server';
import { makeLayouts } from '../src/layouts/makeLayouts.tsx';

const makeRows = (layout: LayoutName): readonly PageRow[] => [
  {
    path: '/plain',
    layout,
    visibility: 'private',
    page: async () => ({ default: () => <main id="main">The page</main> }),
  },
];

/** A page of nothing but words in a frame of the product, as the server sends it over these answers, and what it asked. */
export async function openPlain(layout: LayoutName, answers: Readonly<Record<string, unknown>> = {}) {
  const requested: string[] = [];
  const { respond } = createPages({
    routes: buildRoutes({
      rows: makeRows(layout),
      ...makeLayouts(visitorSession, null, createLiveChat(visitorSession)),
      guards: [],
    }),
    findAssets: () => ({ entry: '/a.js', styles: [], modules: [] }),
    api: async (request) => {
      const { pathname } = new URL(request.url);
      requested.push(pathname);
      const data = answers[pathname];
      return data ? Response.json({ succeed: true, data }) : new Response(null, { status: 500 });
    },
    site: {
      name: 'Sewa',
      publicUrl: 'https://sewa.test',
      mainDomain: null,
      supportEmail: 'help@sewa.test',
    },
    buildId: 'test',
    reportingDsn: null,
    onError: (error) => {
      throw error;
    },
  });
  const html = await (await respond(new Request('https://sewa.test/plain'))).text();
  return { html, requested };
}
