import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ApiError } from './ApiError.ts';
import { contract } from './contract/contract.ts';
import { createClient } from './createClient.ts';
import { mockRoute, mockRoutes } from './mockRoutes.ts';

const server = setupServer(...mockRoutes());
const client = createClient({ origin: 'http://mock.test', fetch: (url, init) => fetch(url, init) });

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test('every call is answered by default, in the form the contract says', async () => {
  const page = await client.discover();
  expect(contract.discover.answer.parse({ succeed: true, data: page })).toBeDefined();
  expect(contract.control.answer.parse(await client.control())).toMatchObject({ isAuthenticated: false });
  expect(await client.permissions()).toEqual([]);
  expect(await client.findRedirect({ path: '/' })).toBeNull();
  expect(await client.reportError({ body: { message: 'x' } })).toBeNull();
  await expect(client.getListing({ id: 'x' })).rejects.toMatchObject({ status: 404 });
});

test('an answer can be replaced by data, by an error and by a function of the request', async () => {
  server.use(mockRoute('findRedirect', { to: '/new', status: 308 }));
  expect(await client.findRedirect({ path: '/old' })).toEqual({ to: '/new', status: 308 });
  server.use(mockRoute('health', new ApiError({ code: 'R001', status: 503 })));
  await expect(client.health()).rejects.toMatchObject({ code: 'R001', status: 503 });
  server.use(
    mockRoute('getListing', (request) => new ApiError({ code: 'R002', status: 404, message: request.url })),
  );
  await expect(client.getListing({ id: 'abc' })).rejects.toThrow('http://mock.test/api/listings/abc');
});

test('no answer at all can be mocked too', async () => {
  server.use(mockRoute('ready', new ApiError({ code: 'R003', status: 0 })));
  await expect(client.ready()).rejects.toMatchObject({ code: 'R003', status: 0 });
});
