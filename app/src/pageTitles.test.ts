import { mockRoute, mockRoutes } from '@sewa/api/mocks';
import { visitorSession } from '@sewa/auth';
import { createPages } from '@sewa/pages/server';
import { pageTitles } from '@sewa/pages/titles';
import {
  contractsPath,
  documentsPath,
  loginOtpPath,
  loginPath,
  marketingPaths,
  offersPath,
  propertiesPath,
  signUpPath,
  solutionPath,
} from '@sewa/paths';
import { owner } from '@sewa/rentals/mocks';
import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { buildAppRoutes } from './buildAppRoutes.ts';
import { rows } from './routes.ts';

const answers = [
  mockRoute('pendingOtp', {
    phoneNumber: '+6580000301',
    prefix: 'BXK',
    resendIn: 0,
    expiresIn: 300,
  } as never),
  mockRoute('getUser', owner.user),
  mockRoute('listProperties', { items: [], nextCursor: null, imported: [] }),
  mockRoute('listDocuments', []),
  mockRoute('listRentals', { items: [], nextCursor: null }),
  ...mockRoutes(),
];

const { respond } = createPages({
  routes: buildAppRoutes(visitorSession, []),
  findAssets: () => ({ styles: [], modules: [] }),
  api: async (request) => (await getResponse(answers, request)) ?? new Response(null, { status: 500 }),
  site: { name: 'Sewa', publicUrl: 'https://sewa.test', mainDomain: null, supportEmail: 'help@sewa.test' },
  buildId: 'test',
  reportingDsn: null,
  onError: (error) => {
    throw error;
  },
});

const decodeEntities = (text: string) =>
  text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** Title and description of a page, as the server sends them. */
async function readMeta(path: string) {
  const html = await (await respond(new Request(`https://sewa.test${path}`))).text();
  const find = (pattern: RegExp) => decodeEntities(pattern.exec(html)?.[1] ?? '');
  return {
    title: find(/<title>([^<]*)<\/title>/),
    description: find(/<meta name="description" content="([^"]*)"/),
  };
}

const paths: Readonly<Record<keyof typeof pageTitles, string>> = {
  home: '/',
  tenants: solutionPath('tenants'),
  landlords: solutionPath('landlords'),
  agents: solutionPath('agents'),
  calculator: '/sewa-care-calculator',
  mayIRent: '/may-i-rent',
  partners: '/partners',
  blog: '/blog',
  newsroom: '/newsroom',
  signUp: signUpPath(),
  contracts: contractsPath(),
  documents: documentsPath(),
  offers: offersPath(),
  properties: propertiesPath(),
  logIn: loginPath(),
  logInOtp: loginOtpPath(),
};
const built = Object.entries(paths).filter(([, path]) => rows.some((row) => row.path === path));

test.each(built)('a page of the specification has its title and description: %s', async (name, path) => {
  const { title, description } = pageTitles[name as keyof typeof pageTitles];
  expect(await readMeta(path)).toEqual({ title: `${title} · Sewa`, description });
});

test('titles and descriptions of public pages are told apart and fit a list of results', async () => {
  const own = Object.values(pageTitles).map(({ title, description }) => ({
    title: `${title} · Sewa`,
    description,
  }));
  const others = marketingPaths.filter((path) => !Object.values(paths).includes(path));
  const all = [...own, ...(await Promise.all(others.map(readMeta)))];
  for (const { title, description } of all) {
    expect(title.length, title).toBeGreaterThanOrEqual(30);
    expect(title.length, title).toBeLessThanOrEqual(60);
    expect(description.length, description).toBeGreaterThanOrEqual(70);
    expect(description.length, description).toBeLessThanOrEqual(160);
  }
  for (const key of ['title', 'description'] as const)
    expect(new Set(all.map((meta) => meta[key])).size).toBe(all.length);
});
