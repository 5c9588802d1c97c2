import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { listingPath } from '@sewa/paths';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeListingId } from '../../homes/listings/listingDraft.ts';
import { saveListings } from '../../homes/listings/saveListings.ts';
import { parseSettings } from '../../platform/settings/parseSettings.ts';
import { makeDraft } from '../../testing/makeDraft.ts';
import { testOrigin } from '../../testing/makeTestServer.ts';
import { openTestBrowser } from '../../testing/openTestBrowser.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { createLinkService } from './createLinkService.ts';
import { parseSharedPath } from './parseSharedPath.ts';

const getDatabase = openTestDatabase();
const listing = makeDraft('shared');
const id = makeListingId(listing.source, listing.sourceRow);
let home = '';
const key = 'key_test_abcdefghijklmnopqrstuvwxyz012345';
const link = 'https://sewa.app.link/x';

/** What the fake of the link service was sent, and how it responds. */
let sent: unknown[];
let respond: (response: ServerResponse) => void;
let apiUrl: string;
const fake = createServer(async (request, response) => {
  sent.push({ path: request.url, body: JSON.parse(await text(request)) });
  respond(response);
});
const say =
  (status: number, body: string, headers = {}) =>
  (response: ServerResponse) =>
    response.writeHead(status, headers).end(body);

beforeAll(async () => {
  const { db } = getDatabase();
  await saveListings(db, [listing]);
  const { rows } = await db.query<{ slug: string }>('select slug from listings where id = $1', [id]);
  home = listingPath(id, rows[0]?.slug ?? '');
  await once(fake.listen(0, '127.0.0.1'), 'listening');
  apiUrl = `http://127.0.0.1:${(fake.address() as AddressInfo).port}`;
});
afterAll(() => {
  fake.closeAllConnections();
  fake.close();
});
beforeEach(() => {
  sent = [];
  respond = say(200, JSON.stringify({ url: link }));
});

/** Asks for a link in a browser that has chosen these kinds of cookies, or nothing yet (null). */
function share(path: unknown, { consent = 's' as string | null, hasKey = true, timeoutMs = 5_000 } = {}) {
  const settings = {
    ...parseSettings({ APP_ENV: 'test' }),
    linkKey: hasKey ? key : null,
    linkApiUrl: apiUrl,
  };
  const linkService = createLinkService(settings, timeoutMs);
  const browser = openTestBrowser(getDatabase().db, {}, { linkService });
  if (consent !== null) browser.jar.set('test-consent', `r1.${consent}.${'-'.repeat(22)}`);
  return browser.send('/api/share-links', { path });
}

describe('with consent to statistics', () => {
  test('the link service makes the link, and is told the address and nothing else', async () => {
    const { status, content } = await share(`${home}?from=search#photos`);
    expect({ status, content }).toMatchObject({ status: 200, content: { data: { url: link } } });
    const url = `${testOrigin}${home}`;
    expect(sent).toEqual([
      {
        path: '/v1/url',
        body: {
          branch_key: key,
          channel: 'web',
          feature: 'share',
          data: { $canonical_url: url, $fallback_url: url },
        },
      },
    ]);
  });

  test.each([
    ['refuses', say(403, '{"error":{}}')],
    ['sends no JSON', say(200, '<html>')],
    ['sends no link', say(200, '{"url":null}')],
    ['sends a link that is not https', say(200, '{"url":"http://evil.example/x"}')],
    ['sends a script', say(200, '{"url":"javascript:alert(1)"}')],
    ['redirects', say(302, '', { location: 'https://evil.example/' })],
    ['hangs up', (response: ServerResponse) => void response.destroy()],
  ])('says that the link service failed if it %s', async (_, failure) => {
    respond = failure;
    expect(await share(home)).toMatchObject({ status: 502, content: { succeed: false, code: 'R003' } });
  });

  test('says so if it does not respond in time', async () => {
    respond = () => undefined;
    expect(await share(home, { timeoutMs: 50 })).toMatchObject({ status: 502 });
  });

  test('shares the plain address where there is no link service', async () => {
    expect(await share(home, { hasKey: false })).toMatchObject({
      status: 200,
      content: { data: { url: `${testOrigin}${home}` } },
    });
  });
});

test.each([[null], ['r'], ['pr']])('without consent to statistics (%s) nothing is asked', async (consent) => {
  expect(await share(home, { consent })).toMatchObject({
    status: 200,
    content: { data: { url: `${testOrigin}${home}` } },
  });
  expect(sent).toEqual([]);
});

test.each([
  '/',
  '/discover/aaaaaaaaaaaa/not-there',
  '/blog/not-there',
  '/login',
  '/discover/favourites/abcdefghijk2',
  `/discover/${id}/x/enquiry`,
  '/blog',
  '/blog/preview/abc?token=secret',
  '/signup/invite/4b0e1f4e-7a55-4c2d-9b1a-0123456789ab',
  '//evil.example/blog/x',
  '/\\evil.example/blog/x',
  '/\t/evil.example/blog/x',
  `/discover/${id}/x/../../../login`,
  'blog/x',
  `/blog/${'x'.repeat(1_000)}`,
  7,
])('refuses to share %j', async (path) => {
  expect(await share(path)).toMatchObject({ status: 400, content: { fields: [{ name: 'path' }] } });
  expect(sent).toEqual([]);
});

test.each([
  [`/discover/${id}/x?utm_source=x`, () => home],
  [
    '/sewa-care-calculator?rent=3200&months=24&email=mei@people.example',
    () => '/sewa-care-calculator?rent=3200&months=24',
  ],
])('shares %s as its one address', async (path, findShared) => {
  expect(await share(path, { consent: null })).toMatchObject({
    content: { data: { url: `${testOrigin}${findShared()}` } },
  });
});

test.each([
  ['/blog/first-tenancy?ref=1#law', { kind: 'blog', slug: 'first-tenancy' }],
  ['/stories/mei', { kind: 'story', slug: 'mei' }],
])('knows the article of %s', (path, page) => {
  expect(parseSharedPath(path, testOrigin)).toEqual(page);
});
