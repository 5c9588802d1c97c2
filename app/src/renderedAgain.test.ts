import { mockRoutes } from '@sewa/api/mocks';
import { visitorSession } from '@sewa/auth';
import { sampleAgent, sampleHomes, sampleListing, sampleMarket } from '@sewa/discover/mocks';
import { formatAgentSlug } from '@sewa/formatters';
import { createPages } from '@sewa/pages/server';
import { agentPath, discoverPath, homePath, listingPath } from '@sewa/paths';
import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { buildAppRoutes } from './buildAppRoutes.ts';
import { makeGuards } from './guards.ts';
import { rows } from './routes.ts';

const site = {
  name: 'Sewa',
  publicUrl: 'https://sewa.test',
  mainDomain: null,
  supportEmail: 'help@sewa.test',
};
const picture = { src: '/media/a/b', alt: 'The building', width: 840, height: 560, kind: 'facade' } as const;
const homes = sampleHomes.map((home) => ({ ...home, picture }));
const handlers = [
  ...sampleMarket({
    homes,
    listing: { ...sampleListing, pictures: [picture] },
    agent: { ...sampleAgent, listings: homes },
    favourites: [],
  }),
  ...mockRoutes(),
];

const makeSearchPages = () =>
  createPages({
    routes: buildAppRoutes(visitorSession, makeGuards(site, rows)),
    findAssets: () => ({ styles: [], modules: [] }),
    api: async (request) => (await getResponse(handlers, request)) ?? new Response(null, { status: 404 }),
    site,
    buildId: 'test',
    reportingDsn: null,
    onError: (error) => {
      throw error;
    },
  });

test.each([
  homePath(),
  discoverPath(),
  listingPath(sampleListing.id, sampleListing.slug),
  agentPath(sampleAgent.id, formatAgentSlug(sampleAgent)),
])('%s is the same to the byte however often it has been rendered before', async (path) => {
  const { respond, cache } = makeSearchPages();
  const open = async () => {
    cache.clear();
    return (await respond(new Request(`https://sewa.test${path}`))).text();
  };
  const first = await open();
  expect(first).toContain('<article');
  for (let again = 0; again < 3; again += 1) expect(await open()).toBe(first);
});
