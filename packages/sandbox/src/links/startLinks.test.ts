import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { type StartedLinks, startLinks } from './startLinks.ts';

const origin = 'http://localhost:3999';
const plainUrl = `${origin}/signup/invite/x`;
let links: StartedLinks;

beforeEach(async () => {
  links = await startLinks({ origin, port: 0 });
});
afterEach(() => links.close());

const call = (path: string, fields: Record<string, string>) =>
  fetch(`${links.apiUrl}${path}`, {
    method: 'POST',
    body: new URLSearchParams({ branch_key: links.key, ...fields }),
    signal: AbortSignal.timeout(500),
  });
const makeLink = async (carried: object): Promise<string> =>
  (await (await call('/v1/url', { data: JSON.stringify(carried) })).json()).url;
const breakDown = (outage: string) =>
  fetch(links.apiUrl, { method: 'POST', body: new URLSearchParams({ outage }) });

test('a link leads to its plain address, with the number by which the page asks what it carries', async () => {
  const carried = { guid: 'x', $fallback_url: `${plainUrl}?a=b` };
  const url = await makeLink(carried);
  const followed = await fetch(url, { redirect: 'manual' });
  const to = new URL(followed.headers.get('location') ?? '');
  expect(`${to.origin}${to.pathname}`).toBe(plainUrl);
  expect(to.searchParams.get('a')).toBe('b');
  const matchId = to.searchParams.get('_branch_match_id') ?? '';
  expect(matchId).toMatch(/^\d+$/);
  const opened = await (await call('/v1/open', { link_identifier: matchId })).json();
  expect(JSON.parse(opened.data)).toEqual(carried);
  expect(await (await call('/v1/open', { link_identifier: '1' })).json()).toMatchObject({ data: '' });
});

test('each call is written down, the newest first, and shown as text', async () => {
  const url = await makeLink({ guid: '<b>', $fallback_url: plainUrl });
  await fetch(url, { redirect: 'manual' });
  expect(links.listCalls().map((made) => [made.call, made.url])).toEqual([
    ['follow', url],
    ['link', url],
  ]);
  const { respond } = createSandbox(
    { query: async () => ({ rows: [], rowCount: 0 }) },
    { links, time: null, bank: null, analytics: null },
  );
  const show = (path: string) => respond(new Request(`${origin}${path}`));
  const html = (await (await show('/sandbox/links'))?.text()) ?? '';
  expect(html).toContain(`<a href="${url}">`);
  expect(html).not.toContain('<b>');
  expect(await (await show('/sandbox/links.json'))?.json()).toHaveLength(2);
  expect((await show('/sandbox/app'))?.status).toBe(200);
});

test('without the double there is no page of it', async () => {
  const { respond } = createSandbox(
    { query: async () => ({ rows: [], rowCount: 0 }) },
    { links: null, time: null, bank: null, analytics: null },
  );
  for (const path of ['/sandbox/links', '/sandbox/links.json'])
    expect(await respond(new Request(`${origin}${path}`))).toBeNull();
});

test('only pages of the site may read its answers, and only its own links lead on', async () => {
  const answer = await call('/v1/url', { data: '{}' });
  expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
  for (const $fallback_url of ['https://evil.example/', 'javascript:alert(1)', 'x'])
    expect((await fetch(await makeLink({ $fallback_url }), { redirect: 'manual' })).status).toBe(404);
  expect((await fetch(`${links.apiUrl}/l/nobody`, { redirect: 'manual' })).status).toBe(404);
  expect((await call('/v1/url', { data: 'no json' })).status).toBe(200);
  expect((await call('/v1/pageview', {})).status).toBe(404);
});

test('a key it does not know is refused', async () => {
  expect((await call('/v1/url', { branch_key: 'key_test_x' })).status).toBe(403);
});

test.each([
  ['bad-key', 403],
  ['garbage', 200],
])('it can be put out of order: %s', async (outage, status) => {
  expect((await breakDown(outage)).status).toBe(200);
  const answer = await call('/v1/url', { data: '{}' });
  expect(answer.status).toBe(status);
  expect(await answer.text()).not.toContain('"url"');
  await breakDown('');
  expect(await (await call('/v1/url', { data: '{}' })).json()).toHaveProperty('url');
});

test.each(['blocked', 'time-out'])('it can be put out of order: %s', async (outage) => {
  await breakDown(outage);
  await expect(call('/v1/url', { data: '{}' })).rejects.toThrow();
  expect(await (await fetch(links.apiUrl)).text()).toContain(`value="${outage}" selected`);
});

test('a port that is taken is exchanged for another', async () => {
  const other = await startLinks({ origin, port: Number(new URL(links.apiUrl).port) });
  expect(other.apiUrl).not.toBe(links.apiUrl);
  await other.close();
});
