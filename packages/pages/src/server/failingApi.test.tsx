import { describe, expect, test } from 'vitest';
import type { PageModule } from '../page.ts';
import { makePages, row, textPage } from '../testing/fixtures.tsx';
import type { FailedRequest } from './createPages.tsx';

const listing: PageModule = {
  ...textPage('A home'),
  loader: async ({ preload }) => {
    await preload('getListing', { id: 'one' });
  },
};

function NoHome() {
  return <h1>No home can be shown now</h1>;
}

const get = () => new Request('https://sewa.test/', { headers: { accept: 'text/html' } });

function makeFailing(answer: () => Response) {
  const told: [unknown, FailedRequest][] = [];
  const ids: (string | null)[] = [];
  let answerNow = answer;
  const api = (request: Request) => {
    ids.push(request.headers.get('x-request-id'));
    return answerNow();
  };
  const onError = (error: unknown, request: FailedRequest) => told.push([error, request]);
  const pages = makePages([row('/', listing)], api, [], { onError });
  return { pages, told, ids, recover: (next: () => Response) => (answerNow = next) };
}

const answers: [string, boolean, () => Response][] = [
  ['an error of the catalogue', false, () => Response.json(errorAnswer, { status: 500 })],
  ['an error in other words', false, () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['that it is away', false, () => Response.json(errorAnswer, { status: 503 })],
  ['a success that is no JSON', true, () => new Response('<h1>Welcome</h1>')],
  ['a success without data', true, () => Response.json({ succeed: true })],
  ['nothing', true, () => new Response(null, { status: 204 })],
  ['another address', true, () => new Response(null, { status: 302, headers: { location: '/' } })],
];
const errorAnswer = { succeed: false, code: 'R001', message: 'x', fields: [] };

describe.each(answers)('when the API answers %s', (_, isOurs, answer) => {
  test('the page says "Internal Server Error" with status 500, or 503 and when to come again, and nobody keeps it', async () => {
    const { pages, recover } = makeFailing(answer);
    const response = await pages.respond(get());
    const isAway = answer().status === 503;
    expect(response.status).toBe(isAway ? 503 : 500);
    expect(response.headers.get('retry-after')).toBe(isAway ? '1' : null);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain('Internal Server Error');
    expect(pages.findStored('/', { acceptEncoding: null, ifNoneMatch: null })).toBeNull();
    recover(() => Response.json({ succeed: true, data: {} }));
    expect((await pages.respond(get())).status).toBe(200);
  });

  test(`it is told ${isOurs ? 'by the pages, once, with the id of the request' : 'by the API alone'}`, async () => {
    const { pages, told, ids } = makeFailing(answer);
    await pages.respond(get(), undefined, 'request-7');
    expect(ids).toEqual(['request-7']);
    const error = [expect.any(Error), { path: '/', requestId: 'request-7' }];
    expect(told).toEqual(isOurs ? [error] : []);
  });
});

test('a failed page says by which number we find what failed', async () => {
  const headers = { 'x-request-id': 'r-7' };
  const { pages } = makeFailing(() => Response.json(errorAnswer, { status: 500, headers }));
  expect(await (await pages.respond(get())).text()).toMatch(
    /Try again, or email \S+ and tell us this number: r-7\./,
  );
});

test('an API that cannot be called at all is a failure of the pages', async () => {
  const { pages, told } = makeFailing(() => {
    throw new TypeError('fetch failed');
  });
  expect((await pages.respond(get())).status).toBe(500);
  expect(told).toHaveLength(1);
});

test.each([
  [403, 'You can&#x27;t do this'],
  [404, 'Page Not Found'],
  [429, 'Too Many Requests'],
])('a refusal with status %i says "%s"', async (status, message) => {
  const { pages } = makeFailing(() => Response.json({ ...errorAnswer, code: 'R003' }, { status }));
  const text = await (await pages.respond(get())).text();
  expect(text).toContain(message);
  expect(text).not.toContain('Internal Server Error');
});

test.each([400, 401, 403, 404, 409, 429])(
  'a refusal with status %i keeps it and is told nobody',
  async (status) => {
    const { pages, told } = makeFailing(() => Response.json({ ...errorAnswer, code: 'R003' }, { status }));
    expect((await pages.respond(get())).status).toBe(status);
    expect(told).toEqual([]);
  },
);

describe('a page with words of its own for its failure', () => {
  const ownLabels: PageModule = { ...listing, Failure: NoHome };
  const answerWith = (status: number) => () => Response.json({ ...errorAnswer, code: 'R003' }, { status });
  const open = (status: number) =>
    makePages([row('/', ownLabels)], answerWith(status), [], { onError: () => undefined }).respond(get());

  test('says them with the status of the failure, inside its layout', async () => {
    const response = await open(503);
    expect(response.status).toBe(503);
    expect(await response.text()).toMatch(/<div data-layout="public">.*No home can be shown now/s);
  });

  test('leaves what is refused to the general error page', async () => {
    const response = await open(404);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Page Not Found');
  });
});
