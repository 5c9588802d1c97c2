import { describe, expect, test } from 'vitest';
import { makePages, row, textPage } from '../testing/fixtures.tsx';
import { site } from '../testing/site.ts';

const noApi = async () => Response.json({ succeed: true, data: null });
const rows = [row('/', textPage('hello')), row('/me', textPage('mine'), { visibility: 'private' })];
const chosen = 'theme=x; readingAids=large.more.normal.reading';
const ask = (cookie: string | null, path = '/') =>
  new Request(`https://sewa.test${path}`, { headers: { accept: 'text/html', ...(cookie && { cookie }) } });
const opening = async (response: Response) => /<html[^>]*>/.exec(await response.text())?.[0];
const asking = { acceptEncoding: null, ifNoneMatch: null };

describe('where reading aids are offered', () => {
  const { respond, findStored } = makePages(rows, noApi, [], { site: { ...site, hasEyeAssist: true } });
  const attributes =
    '<html lang="en-SG" data-text-size="large" data-contrast="more" data-typeface="reading">';

  test('a public page comes as its reader chose, and is kept by nobody but them', async () => {
    const response = await respond(ask(chosen));
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect(response.headers.get('vary')).toContain('cookie');
    expect(await opening(response)).toBe(attributes);
  });

  test('it has a name of its own, by which it is not sent twice', async () => {
    const first = await respond(ask(chosen));
    const plain = await respond(ask(null));
    const etag = first.headers.get('etag') ?? '';
    expect(etag).not.toBe(plain.headers.get('etag'));
    const again = ask(chosen);
    again.headers.set('if-none-match', etag);
    expect((await respond(again)).status).toBe(304);
  });

  test('it is not answered by what is stored for everybody', async () => {
    await respond(ask(null));
    expect(findStored('/', asking)).not.toBeNull();
    expect(findStored('/', { ...asking, cookies: chosen })).toBeNull();
  });

  test('everybody else gets the same bytes as without', async () => {
    const plain = await (await respond(ask(null))).text();
    for (const cookie of [
      'other=1',
      'readingAids=',
      'readingAids=normal.normal.normal.normal',
      'readingAids=<x>.',
    ])
      expect(await (await respond(ask(cookie))).text()).toBe(plain);
  });

  test('a private page comes as its reader chose too', async () => {
    expect(await opening(await respond(ask(chosen, '/me')))).toBe(attributes);
  });
});

test('where they are not offered a cookie changes nothing', async () => {
  const { respond, findStored } = makePages(rows, noApi);
  const response = await respond(ask(chosen));
  expect(response.headers.get('cache-control')).toContain('public');
  expect(await opening(response)).toBe('<html lang="en-SG">');
  expect(findStored('/', { ...asking, cookies: chosen })).not.toBeNull();
});
