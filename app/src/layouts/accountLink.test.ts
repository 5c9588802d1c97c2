import { mockRoute, mockRoutes } from '@sewa/api/mocks';
import { visitorSession } from '@sewa/auth';
import { unknownConsent } from '@sewa/consent';
import { createPages } from '@sewa/pages/server';
import { cookiesPath, favouritesPath } from '@sewa/paths';
import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { buildAppRoutes } from '../buildAppRoutes.ts';
import { makeGuards } from '../guards.ts';
import { rows } from '../routes.ts';

const site = {
  name: 'Sewa',
  publicUrl: 'https://sewa.test',
  mainDomain: null,
  supportEmail: 'help@sewa.test',
};

/** The header of a page as the server sends it to somebody signed in, or to a visitor. */
async function openHeader(path: string, isAuthenticated: boolean): Promise<string> {
  const handlers = [
    mockRoute('control', { isAuthenticated, isValid: isAuthenticated, user: null }),
    ...mockRoutes(),
  ];
  const { respond } = createPages({
    routes: buildAppRoutes(visitorSession, makeGuards(site, rows), unknownConsent),
    findAssets: () => ({ styles: [], modules: [] }),
    api: async (request) => (await getResponse(handlers, request)) ?? new Response(null, { status: 404 }),
    site,
    buildId: 'test',
    reportingDsn: null,
    onError: (error) => {
      throw error;
    },
  });
  const html = await (await respond(new Request(`https://sewa.test${path}`))).text();
  return /<header.*?<\/header>/.exec(html)?.[0] ?? '';
}

test.each([favouritesPath(), cookiesPath()])(
  'the header of a private page is that of its reader before script: %s',
  async (path) => {
    const header = await openHeader(path, true);
    expect(header).toMatch(
      /<button[^>]*popovertarget.*Account.*<nav[^>]*aria-label="Account".*href="\/user\/logout"/i,
    );
    expect(header).not.toContain('href="/login"');
  },
);

test('a visitor is offered to log in', async () => {
  const header = await openHeader(cookiesPath(), false);
  expect(header).toContain('href="/login"');
  expect(header).not.toContain('Account');
});
