import { createServer } from 'node:http';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeServer, listenOnLoopback } from '../listenOnLoopback.ts';
import { makeDemoKeys } from './demoTokens.ts';
import { type StartedPartnerDemo, startPartnerDemo } from './startPartnerDemo.ts';

const home = { id: 'home-1', slug: 'studio', title: 'Studio on "Duxton" Road' };
const refused = { succeed: false, fields: [{ name: 'token' }] };

/** A Sewa that has one listing of an owner and refuses every token. */
const sewa = createServer((request, response) => {
  response.setHeader('content-type', 'application/json');
  if (request.url?.startsWith('/api/discover')) response.end(JSON.stringify({ data: { items: [home] } }));
  else if (request.url === '/api/listings/home-1')
    response.end(JSON.stringify({ data: { lister: { kind: 'owner' } } }));
  else response.writeHead(400).end(JSON.stringify(refused));
});

let demo: StartedPartnerDemo;
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${demo.site.origin}${path}`, { headers });
const post = (path: string, origin: string) =>
  fetch(`${demo.site.origin}${path}`, { method: 'POST', headers: { origin } });

beforeAll(async () => {
  const origin = await listenOnLoopback(sewa, 0);
  demo = await startPartnerDemo({
    siteOrigin: origin,
    embedOrigin: origin,
    port: 0,
    register: async () => ({ key: 'abc', privateKey: makeDemoKeys().privateKey }),
  });
});

afterAll(async () => {
  await demo.close();
  await closeServer(sewa);
});

test.each(['/', '/signed-in', '/hostile', '/unstyled', '/two', '/webhook'])(
  '%s has a policy that names the host of the frames and allows nothing inline',
  async (path) => {
    const response = await get(path);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(response.status).toBe(200);
    expect(policy).toContain(`script-src 'self' ${demo.site.embedOrigin};`);
    expect(policy).not.toContain('unsafe');
    expect(policy.includes(demo.site.hostileOrigin)).toBe(path === '/hostile');
    expect(await response.text()).not.toMatch(/ style=| on\w+=|<script(?![^>]* src=)/);
  },
);

test('the title of a listing is text', async () => {
  expect(await (await get('/')).text()).toContain('Studio on &quot;Duxton&quot; Road');
});

test('a token is signed for a page of its own only', async () => {
  expect((await post('/token', demo.site.hostileOrigin)).status).toBe(403);
  const { token } = (await (await post('/token', demo.site.origin)).json()) as { token: string };
  const { aud, origin, sub, jti, exp = 0, iat = 0 } = decodeJwt(token);
  expect({ aud, origin, sub }).toEqual({
    aud: demo.site.siteOrigin,
    origin: demo.site.origin,
    sub: 'customer-mei',
  });
  expect(jti).toBeTruthy();
  expect(exp - iat).toBeLessThanOrEqual(300);
});

test.each(['forged', 'replayed', 'foreign'])('a %s token is sent, and the answer is shown', async (kind) => {
  const answer = await (await post(`/refusals/${kind}`, demo.site.origin)).json();
  expect(answer).toEqual({ status: 400, words: 'Sewa answered 400 (token).' });
});

test('what is not there is not found', async () => {
  expect((await get('/files/../startPartnerDemo.ts')).status).toBe(404);
  expect((await get('/constructor')).status).toBe(404);
  expect((await post('/refusals/toString', demo.site.origin)).status).toBe(404);
});
