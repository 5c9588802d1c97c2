import type { Waitlist } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { mockRoute, mockRoutes } from '@sewa/api/mocks';
import { visitorSession } from '@sewa/auth';
import { createPages } from '@sewa/pages/server';
import { namedWaitlistPatterns } from '@sewa/paths';
import { getResponse } from 'msw';
import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { buildAppRoutes } from './buildAppRoutes.ts';
import { makeGuards } from './guards.ts';
import { rows } from './routes.ts';

const pets: Waitlist = {
  name: 'pets',
  state: 'open',
  title: 'Homes for pets',
  summary: 'Homes that take pets.',
  country: 'SG',
  fields: [],
  consent: { version: '1', text: 'I agree.' },
};

const answers = [
  mockRoute('getWaitlist', ({ url }) => {
    const name = decodeURIComponent(url.split('/').at(-1) ?? '');
    return ['pets', 'dubai/pets'].includes(name)
      ? { ...pets, name }
      : new ApiError({ code: 'R002', status: 404 });
  }),
  mockRoute('findRedirect', ({ url }) =>
    new URL(url).searchParams.get('path') === '/moved' ? { to: '/discover', status: 308 as const } : null,
  ),
  ...mockRoutes(),
];

function open(path: string, mainDomain: string | null, init?: RequestInit): Promise<Response> {
  const site = { name: 'Sewa', publicUrl: 'https://sewa.test', mainDomain, supportEmail: 'help@sewa.test' };
  const { respond } = createPages({
    routes: buildAppRoutes(visitorSession, makeGuards(site, rows)),
    findAssets: () => ({ styles: [], modules: [] }),
    api: async (request) => (await getResponse(answers, request)) ?? new Response(null, { status: 500 }),
    site,
    buildId: 'test',
    reportingDsn: null,
    onError: () => undefined,
  });
  return respond(new Request(`https://sewa.test${path}`, init));
}

test.each(['/pets', '/pets/done', '/dubai/pets', '/dubai/pets/done'])(
  'a waitlist that was added has its page: %s',
  async (path) => {
    const response = await open(path, 'https://main.test');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Homes for pets');
  },
);

const unknown = [
  '/nothing',
  '/nothing/',
  '/nothing/done',
  '/dubai',
  '/dubai/nothing',
  '/dubai/nothing/done',
  '/a%20b',
];

test.each(unknown)('any other name stays an unknown path: %s', async (path) => {
  const away = await open(path, 'https://main.test');
  expect([away.status, away.headers.get('location')]).toEqual([302, `https://main.test${path}`]);
  const missing = await open(path, null);
  expect(missing.status).toBe(404);
  expect(await missing.text()).toContain('Page Not Found');
  expect(missing.headers.get('location')).toBeNull();
});

test('a name that has moved leads on', async () => {
  const response = await open('/moved?a=1', 'https://main.test');
  expect([response.status, response.headers.get('location')]).toEqual([308, '/discover?a=1']);
});

test('a name nothing has takes no form', async () => {
  const body = new URLSearchParams({ name: 'Ada' });
  const headers = { origin: 'https://sewa.test' };
  const response = await open('/nothing', null, { method: 'POST', headers, body });
  expect(response.status).toBe(404);
});

test('no path of another page is taken for the name of a waitlist', () => {
  const routes = buildAppRoutes(visitorSession, []);
  for (const { path } of rows.filter((row) => !namedWaitlistPatterns.includes(row.path)))
    for (const part of ['7', 'done']) {
      const address = path.replace(/:\w+/g, part);
      const found = matchRoutes(routes, address)?.at(-1)?.route.path ?? '';
      expect(namedWaitlistPatterns, `${address} is ${found}`).not.toContain(found);
    }
});
