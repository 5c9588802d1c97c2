import { CorporateField, useRoute } from '@sewa/api/swr';
import { redirect } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import type { Guard } from '../buildRoutes.tsx';
import { PageForm } from '../PageForm.tsx';
import type { PageModule, PageRequest } from '../page.ts';
import { formPage, makePages, row, textPage } from '../testing/fixtures.tsx';

const noApi = () => new Response(null, { status: 404 });
const get = (path: string, headers: Record<string, string> = {}) =>
  new Request(`https://sewa.test${path}`, { headers });

const whoPage: PageModule = {
  default: function WhoPage() {
    const { data } = useRoute('control', {});
    return <p>I am {data?.user?.userTypes[0]}</p>;
  },
  loader: async ({ preload }) => {
    await preload('control', {});
  },
};

const whoApi = async (request: Request) => {
  const name = request.headers.get('cookie')?.replace('who=', '') ?? 'nobody';
  await new Promise((resolve) => setTimeout(resolve, name.length % 5));
  const answer = { isAuthenticated: true, isValid: true, user: { userTypes: [name], cid: null } };
  return Response.json(answer, { headers: { 'set-cookie': `seen=${name}` } });
};

test('fifty people rendered at the same time never share a byte of each other', async () => {
  const { respond } = makePages([row('/me', whoPage, { visibility: 'private' })], whoApi);
  const names = Array.from({ length: 50 }, (_, index) => `person${index}x`);
  const answers = await Promise.all(names.map((name) => respond(get('/me', { cookie: `who=${name}` }))));
  for (const [index, answer] of answers.entries()) {
    const html = await answer.text();
    expect(answer.headers.getSetCookie()).toEqual([`seen=${names[index]}`]);
    expect(new Set(html.match(/person\d+x/g))).toEqual(new Set([names[index]]));
  }
});

test('a public page is the same bytes for two visitors, whatever cookies they carry, and sets none', async () => {
  const seen: (string | null)[] = [];
  const pages = () =>
    makePages([row('/', whoPage)], (request) => {
      seen.push(request.headers.get('cookie'));
      return whoApi(request);
    });
  const [one, two] = await Promise.all([
    pages().respond(get('/')),
    pages().respond(get('/', { cookie: 'session=secret' })),
  ]);
  expect(await one.text()).toBe(await two.text());
  expect(two.headers.getSetCookie()).toEqual([]);
  expect(two.headers.get('etag')).toBe(one.headers.get('etag'));
  expect(seen).toEqual([null, null]);
});

test('the API learns from a private page which proxies passed it on, from a public one nothing', async () => {
  const seen: (string | null)[] = [];
  const { respond } = makePages(
    [row('/', whoPage), row('/me', whoPage, { visibility: 'private' })],
    (request) => {
      seen.push(request.headers.get('x-forwarded-for'));
      return whoApi(request);
    },
  );
  const headers = { 'x-forwarded-for': '203.0.113.9, 10.0.0.1' };
  await respond(get('/', headers));
  await respond(get('/me', headers));
  expect(seen).toEqual([null, '203.0.113.9, 10.0.0.1']);
});

test('a visitor who has the page already gets 304', async () => {
  const { respond } = makePages([row('/', textPage('hello'))], noApi);
  const etag = (await respond(get('/'))).headers.get('etag') ?? '';
  const again = await respond(get('/', { 'if-none-match': etag }));
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

test('a public page allows scripts by hash, a private one by a nonce that is never the same', async () => {
  const { respond } = makePages(
    [row('/', textPage('hello')), row('/me', textPage('me'), { visibility: 'private' })],
    noApi,
  );
  const open = await respond(get('/'));
  expect(open.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
  expect(open.headers.get('cache-control')).toContain('public');
  const nonces = await Promise.all(
    [1, 2].map(async () => {
      const answer = await respond(get('/me'));
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? '';
      expect(await answer.text()).toContain(`nonce="${nonce}"`);
      return nonce;
    }),
  );
  expect(nonces[0]).not.toBe(nonces[1]);
});

test('a private page brings its script as a public one does: it names its files, and none is asked for by the document', async () => {
  const { respond } = makePages(
    [row('/', textPage('hello')), row('/me', textPage('me'), { visibility: 'private' })],
    noApi,
  );
  const [open, own] = await Promise.all(['/', '/me'].map(async (path) => (await respond(get(path))).text()));
  for (const html of [open, own]) {
    expect(html).toContain('data-modules="/assets/browser.js"');
    expect(html).not.toMatch(/<script[^>]* src=|modulepreload/);
  }
  const withoutNonce = own?.replace(/ nonce="[^"]+"/, '');
  const script = /<script>[\s\S]*?<\/script>/;
  expect(script.exec(withoutNonce ?? '')?.[0]).toBe(script.exec(open ?? '')?.[0]);
});

test('no policy allows inline styles, and no page has any', async () => {
  const { respond } = makePages([row('/', textPage('hello'))], noApi);
  const answer = await respond(get('/'));
  expect(answer.headers.get('content-security-policy')).not.toContain('unsafe');
  expect(await answer.text()).not.toMatch(/<[^>]+\sstyle=/);
});

test('the head holds the title and description of the page, before its body', async () => {
  const { respond } = makePages([row('/', textPage('Homes'))], noApi);
  const html = await (await respond(get('/'))).text();
  const head = html.slice(0, html.indexOf('</head>'));
  expect(head).toContain('<title>Homes · Sewa</title>');
  expect(head).toContain('<meta name="description" content="Homes"/>');
  expect(head).toContain('name="format-detection" content="telephone=no,');
  expect(html.slice(html.indexOf('</head>'))).not.toContain('<title>');
});

test('the head has the browser load the font of its styles before it paints', async () => {
  const { respond } = makePages([row('/', textPage('Homes'))], noApi);
  const html = await (await respond(get('/'))).text();
  const preload = '<link rel="preload" as="font" type="font/woff2" href="/assets/sans.woff2" crossorigin>';
  expect(html.slice(0, html.indexOf('<link rel="stylesheet"'))).toContain(preload);
});

test('what the server read is sent once, beside a public page, whose version of it the page names', async () => {
  const { respond } = makePages([row('/who', whoPage)], whoApi);
  const html = await (await respond(get('/who'))).text();
  const block = JSON.parse(
    /id="sewa-page"[^>]*data-payload="\/who\/_payload\.json">(.*?)<\/script>/s.exec(html)?.[1] ?? '',
  );
  const payload = await (await respond(get('/who/_payload.json'))).json();
  expect(block).not.toHaveProperty('data');
  expect(Object.values(payload.data)).toEqual([
    { isAuthenticated: true, isValid: true, user: { userTypes: ['nobody'], cid: null } },
  ]);
  expect(payload.version).toBe(block.version);
});

test('the version of a payload changes with what is in it', async () => {
  let name = 'Ann';
  const read = async () => {
    const api = async () =>
      Response.json({ isAuthenticated: true, isValid: true, user: { userTypes: [name], cid: null } });
    const { respond } = makePages([row('/who', whoPage)], api);
    return (await (await respond(get('/who/_payload.json'))).json()).version;
  };
  const first = await read();
  expect(await read()).toBe(first);
  name = 'Ben';
  expect(await read()).not.toBe(first);
});

test('a private page carries what the server read', async () => {
  const { respond } = makePages([row('/me', whoPage, { visibility: 'private' })], whoApi);
  const html = await (await respond(get('/me', { cookie: 'Ann' }))).text();
  const block = JSON.parse(/id="sewa-page"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '');
  expect(Object.keys(block.data)).toHaveLength(1);
});

test('a stored page is answered at once, smaller when it is asked for again, and not to who has it', async () => {
  const { respond, findStored } = makePages([row('/', textPage('hello '.repeat(500)))], noApi);
  const asking = { acceptEncoding: 'br', ifNoneMatch: null };
  expect(findStored('/', asking)).toBeNull();
  const first = await respond(get('/', { 'accept-encoding': 'br' }));
  const firstBytes = (await first.arrayBuffer()).byteLength;
  const again = findStored('/', asking);
  expect(again?.headers['content-encoding']).toBe('br');
  expect(again?.headers.etag).toBe(first.headers.get('etag'));
  await expect.poll(() => findStored('/', asking)?.body?.byteLength).toBeLessThan(firstBytes);
  const known = findStored('/', { acceptEncoding: 'br', ifNoneMatch: first.headers.get('etag') });
  expect(known).toMatchObject({ status: 304, body: null });
});

test('the payload of a private page is not handed out', async () => {
  const { respond } = makePages([row('/me', whoPage, { visibility: 'private' })], whoApi);
  expect((await respond(get('/me/_payload.json'))).status).toBe(404);
});

test('an unknown path is a page with status 404 that says so', async () => {
  const { respond } = makePages([row('/', textPage('hello'))], noApi);
  const answer = await respond(get('/nowhere'));
  expect(answer.status).toBe(404);
  const html = await answer.text();
  expect(html).toContain('Page Not Found');
  expect(html).toContain('/nowhere');
});

test('a page may be answered with a status of its own, by the parts of its path', async () => {
  const gone = { ...textPage('Gone'), findStatus: ({ type }: PageRequest['params']) => Number(type) };
  const { respond } = makePages([row('/error/:type', gone)], noApi);
  for (const status of [401, 404, 500]) {
    const answer = await respond(get(`/error/${status}`));
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain('<p>Gone</p>');
  }
});

test('an error nobody expected is a page with status 500, told to the operator and not to the visitor', async () => {
  const errors: unknown[] = [];
  const page = textPage('x', async () => {
    throw new Error('the secret reason');
  });
  const { respond } = makePages([row('/', page)], noApi, [], { onError: (error) => errors.push(error) });
  const answer = await respond(get('/'));
  expect(answer.status).toBe(500);
  const html = await answer.text();
  expect(html).toContain('Internal Server Error');
  expect(html).not.toContain('secret');
  expect(errors).toHaveLength(1);
});

test('a page whose own code throws while it is rendered is a page with status 500 in its layout', async () => {
  const errors: unknown[] = [];
  const page: PageModule = {
    default: function BrokenPage() {
      throw new TypeError('the secret reason');
    },
  };
  const { respond } = makePages([row('/', page)], noApi, [], { onError: (error) => errors.push(error) });
  const answer = await respond(get('/'));
  expect(answer.status).toBe(500);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const html = await answer.text();
  expect(html).toMatch(/<div data-layout="public">.*Internal Server Error/s);
  expect(html).not.toContain('secret');
  expect(errors).toEqual([new TypeError('the secret reason')]);
});

test('an answer of the API that there is no such thing is a page with status 404', async () => {
  const listing: PageModule = {
    ...textPage('x'),
    loader: async ({ preload }) => {
      await preload('getListing', { id: 'none' });
    },
  };
  const api = () =>
    Response.json({ succeed: false, code: 'R002', message: 'No such listing', fields: [] }, { status: 404 });
  expect((await makePages([row('/', listing)], api).respond(get('/'))).status).toBe(404);
});

test('a form posts without script: errors come back in the page, success goes on with 303', async () => {
  const { respond } = makePages(
    [
      row(
        '/form',
        formPage((name) => redirect(`/done?for=${name.length}`, 303)),
        { visibility: 'public' },
      ),
    ],
    noApi,
  );
  const post = (name: string) =>
    respond(
      new Request('https://sewa.test/form', {
        method: 'POST',
        headers: { origin: 'https://sewa.test' },
        body: new URLSearchParams({ name }),
      }),
    );
  const rejected = await post(' ');
  expect(await rejected.text()).toContain('A name is needed');
  const accepted = await post('Ann');
  expect(accepted.status).toBe(303);
  expect(accepted.headers.get('location')).toBe('/done?for=3');
});

test('a body that is no form is refused before the page reads it', async () => {
  const { respond } = makePages(
    [
      row(
        '/name',
        formPage(() => Response.json(null)),
      ),
    ],
    noApi,
  );
  const bodies = [
    ['text/plain', 'name=Ann'],
    ['application/json', '{"name":"Ann"}'],
    ['multipart/form-data; boundary=x', 'no boundary at all'],
    ['multipart/form-data', ''],
  ] as const;
  for (const [type, body] of bodies) {
    const headers = { origin: 'https://sewa.test', 'content-type': type };
    const answer = await respond(new Request('https://sewa.test/name', { method: 'POST', headers, body }));
    expect(answer.status, type).toBe(400);
  }
});

test('a form posted from another site is refused', async () => {
  const { respond } = makePages(
    [
      row(
        '/form',
        formPage(() => redirect('/done', 303)),
      ),
    ],
    noApi,
  );
  const post = (headers: Record<string, string>) =>
    respond(
      new Request('https://sewa.test/form', {
        method: 'POST',
        headers,
        body: new URLSearchParams({ name: 'Ann' }),
      }),
    );
  expect((await post({ origin: 'https://evil.test' })).status).toBe(403);
  expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await post({})).status).toBe(403);
});

test('other methods are refused', async () => {
  const { respond } = makePages([row('/', textPage('hello'))], noApi);
  expect((await respond(new Request('https://sewa.test/', { method: 'DELETE' }))).status).toBe(405);
});

test('an address whose path cannot be decoded is refused in words, without asking the router', async () => {
  const { respond } = makePages([row('/', textPage('hello'))], noApi);
  for (const path of ['/%', '/%zz', '/%ff', '/%c0%ae']) {
    const answer = await respond(get(path));
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  }
});

describe('a page for somebody who acts for a corporate', () => {
  const memberPage: PageModule = {
    default: function MemberPage() {
      const { data } = useRoute('listMembers', {});
      return (
        <form method="post">
          <CorporateField />
          <p>We are {data?.length}</p>
        </form>
      );
    },
    loader: async ({ preload }) => {
      await preload('control', {});
      await preload('listMembers', {});
    },
    action: async ({ client }) => {
      await client.addOrganisation({ body: { name: 'East' } });
    },
  };
  const requireControl: Guard = async ({ preload }) => void (await preload('control', {}));
  const open = (cid: string | null, requested: string[] = []) =>
    makePages(
      [row('/account', memberPage, { visibility: 'private' })],
      (request) => {
        const { pathname } = new URL(request.url);
        requested.push(`${request.method} ${pathname}`);
        return Response.json(
          pathname.endsWith('control')
            ? { isAuthenticated: true, isValid: true, user: { userTypes: [], cid } }
            : { succeed: true, data: [] },
        );
      },
      [requireControl],
    );
  const send = (pages: ReturnType<typeof open>, renderedFor: string) =>
    pages.respond(
      new Request('https://sewa.test/account', {
        method: 'POST',
        headers: { origin: 'https://sewa.test', 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ 'x-corporate': renderedFor }),
      }),
    );

  test('keeps what it read under the corporate, and says in its forms which one it was drawn for', async () => {
    const html = await (await open('alpha').respond(get('/account'))).text();
    expect(html).toContain('"listMembers?#alpha":[]');
    expect(html).toContain('"control?":');
    expect(html).toContain('name="x-corporate" value="alpha"');
    expect(html).toContain('We are <!-- -->0');
    expect(await (await open(null).respond(get('/account'))).text()).toContain('value="none"');
  });

  test('takes its form only while the corporate is the same, and asks for no write otherwise (ASVS 4.1.3)', async () => {
    const requested: string[] = [];
    expect((await send(open('alpha', requested), 'alpha')).status).toBe(200);
    expect(requested).toContain('POST /api/corporate/organisations');
    for (const [cid, renderedFor] of [
      ['beta', 'alpha'],
      [null, 'alpha'],
      ['beta', 'none'],
    ] as const) {
      const rejected: string[] = [];
      const answer = await send(open(cid, rejected), renderedFor);
      expect(answer.status).toBe(409);
      expect(await answer.text()).toContain('This page is out of date');
      expect(rejected.filter((call) => call.startsWith('POST'))).toEqual([]);
    }
  });
});

describe('a form of a private page', () => {
  const requested: [string, string | null][] = [];
  const page: PageModule = {
    default: function KeyedPage() {
      return <PageForm />;
    },
    action: async ({ client }) => {
      await client.listOrganisations();
      await client.addOrganisation({ body: { name: 'East' } });
    },
  };
  const pages = makePages([row('/account', page, { visibility: 'private' })], (request) => {
    requested.push([request.method, request.headers.get('idempotency-key')]);
    return Response.json({ succeed: true, data: [] });
  });
  const send = async (fields: Record<string, string>) => {
    requested.length = 0;
    await pages.respond(
      new Request('https://sewa.test/account', {
        method: 'POST',
        headers: { origin: 'https://sewa.test', 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields),
      }),
    );
    return requested.filter(([method]) => method === 'POST').map(([, key]) => key);
  };

  test('has a key of its own each time it is drawn', async () => {
    const routeKeyOf = async () =>
      /name="idempotency-key" value="([\w-]{36})"/.exec(
        await (await pages.respond(get('/account'))).text(),
      )?.[1];
    const [first, second] = [await routeKeyOf(), await routeKeyOf()];
    expect(first).toMatch(/^[\w-]{36}$/);
    expect(second).not.toBe(first);
  });

  test('sends its writes, and nothing else, under the key in it', async () => {
    expect(await send({ 'idempotency-key': 'a-key-of-this-form' })).toEqual(['a-key-of-this-form']);
    expect(requested.filter(([method]) => method === 'GET').every(([, key]) => key === null)).toBe(true);
    expect(await send({ 'idempotency-key': '' })).toEqual([null]);
    expect(await send({})).toEqual([null]);
  });
});

test('a stale page asks for its data again, and is rendered anew only where that has changed', async () => {
  let rent = 2_000;
  let rendered = 0;
  const listing: PageModule = {
    default: function ListingPage() {
      rendered += 1;
      const { data } = useRoute('getListing', { id: 'one' });
      return <p>{JSON.stringify(data)}</p>;
    },
    loader: async ({ preload }) => {
      await preload('getListing', { id: 'one' });
    },
  };
  const pages = makePages([row('/', listing)], () => Response.json({ succeed: true, data: { rent } }));
  const open = async () => (await pages.respond(new Request('https://sewa.test/'))).text();
  const first = await open();
  pages.cache.markStale();
  expect(pages.findStored('/', { acceptEncoding: null, ifNoneMatch: null })).toBeNull();
  expect(await open()).toBe(first);
  expect(rendered).toBe(1);
  rent = 2_100;
  expect(await open()).toBe(first);
  pages.cache.markStale();
  expect(await open()).toContain('2100');
  expect(rendered).toBe(2);
});
