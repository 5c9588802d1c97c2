/**
 * Writes the dictionary of a build: `node testing/buildDictionary.ts [FOLDER]`, a folder of the app, `build` by default. It is what the pages of this
 * build have in common, so that a browser that holds it is sent only what is new (RFC 9842). Homes in it are the sample's, with nobody's name.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { mockRoute, mockRoutes } from '@sewa/api/mocks';
import { sampleAgent, sampleHomes, sampleListing, sampleMarket } from '@sewa/discover/mocks';
import { formatAgentSlug } from '@sewa/formatters';
import { agentPath, listingPath } from '@sewa/paths';
import { getResponse, type HttpHandler } from 'msw';

const [, , build = 'build'] = process.argv;
const built = (path: string) => fileURLToPath(new URL(`../${build}/${path}`, import.meta.url));
const { createAppPages }: typeof import('../src/pages.ts') = await import(built('server/pages.js'));
const clientFolder = built('client');

const picture = { src: '/media/aaaaaaaaaaaa/AAAA', alt: 'The building', width: 840, height: 560 } as const;
const homes = sampleHomes.slice(0, 3).map((home, index) => ({
  ...home,
  id: `${'abc'[index]}aaaaaaaaaaa`,
  picture: { ...picture, kind: 'facade' } as const,
}));
const [home] = homes;
const lister = sampleListing.lister && { ...sampleListing.lister, name: 'Agent' };
const listing = { ...sampleListing, ...home, lister, pictures: homes.map((shown) => shown.picture) };
const agent = { ...sampleAgent, name: 'Agent', listings: homes };

/** Somebody signed in of whom nothing is known. */
const signedIn: readonly HttpHandler[] = [
  mockRoute('control', { isAuthenticated: true, isValid: true, user: { userTypes: ['Tenant'], cid: null } }),
  mockRoute('getUser', {
    id: '',
    name: null,
    email: null,
    phoneNumber: null,
    entityId: null,
    userTypes: ['Tenant'],
    userTypeIds: [1],
    residentialStatus: null,
    passType: null,
    corporates: [],
    cid: null,
    version: 1,
  }),
  mockRoute('getStepUps', {
    provenFor: 0,
    isEmailProven: false,
    stepUp: null,
    issuers: [],
    phone: null,
    email: null,
  }),
  mockRoute('listSessions', []),
  mockRoute('permissions', [{ action: 'read', subject: 'Profile' }]),
  mockRoute('getDashboard', {
    name: null,
    userTypeIds: [1, 2],
    profile: { emptyKeys: ['name'], isEmailProven: false },
    notices: [],
    deletion: null,
    favourites: { count: 1, changed: [] },
    enquiries: { made: 1, received: 1, receivedLately: 1, latest: null },
    savedSearches: [],
    listings: { live: 1, reports: 0 },
    invitations: [],
    invited: null,
  }),
];

const makePages = (handlers: readonly HttpHandler[]) =>
  createAppPages(clientFolder, {
    api: async (request) =>
      (await getResponse([...handlers], request)) ?? new Response(null, { status: 404 }),
    site: {
      name: 'Sewa',
      publicUrl: 'https://sewa.example',
      mainDomain: null,
      supportEmail: 'help@sewa.example',
      hasEyeAssist: true,
    },
    reportingDsn: null,
    onError: (error) => {
      throw error;
    },
  });

const market = [
  ...sampleMarket({ homes, listing, agent, favourites: [], enquiries: { made: [], received: [] } }),
  ...mockRoutes(),
];
const visitor = makePages(market);
const person = makePages([...signedIn, ...market]);

/** What is looked at most stands last, where it costs the least to point at. */
const documents = [
  [person, '/profile'],
  [person, '/dashboard'],
  [visitor, '/signup'],
  [visitor, '/login'],
  [visitor, '/map'],
  [visitor, agentPath(agent.id, formatAgentSlug(agent))],
  [visitor, '/'],
  [visitor, '/discover'],
  [visitor, listingPath(listing.id, listing.slug)],
] as const;

const texts: string[] = [];
for (const [pages, path] of documents) {
  const response = await pages.respond(
    new Request(`https://sewa.example${path}`, { headers: { accept: 'text/html' } }),
  );
  if (response.status !== 200)
    throw new Error(`The dictionary cannot be made: ${path} is answered with ${response.status}.`);
  texts.push(await response.text());
}

const bytes = Buffer.from(texts.join(''));
const path = `/assets/${createHash('sha256').update(bytes).digest('base64url').slice(0, 7)}.dict`;
writeFileSync(join(clientFolder, path), bytes);
writeFileSync(join(clientFolder, `${path}.br`), brotliCompressSync(bytes));
writeFileSync(join(clientFolder, `${path}.gz`), gzipSync(bytes, { level: 9 }));
writeFileSync(join(clientFolder, '.vite/dictionary.json'), JSON.stringify({ path }));
