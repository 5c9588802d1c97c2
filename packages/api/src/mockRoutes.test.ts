import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ApiError } from './ApiError.ts';
import { contract } from './contract/contract.ts';
import { createClient } from './createClient.ts';
import { mockRoute, mockRoutes } from './mockRoutes.ts';
import { type RouteName, type RouteShape, routes } from './routes.ts';

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

const names = Object.keys(routes) as RouteName[];

/** Makes a call with something in each place of its path, and answers what came or was thrown. */
async function callByDefault(name: RouteName): Promise<unknown> {
  const params = [...routes[name].path.matchAll(/\{(\w+)\}/g)].map(([, part = '']) => [part, 'x']);
  const call = client[name] as (params: object) => Promise<unknown>;
  return call(Object.fromEntries(params)).catch((error: unknown) => error);
}

test.each(names)('by default %s is answered as the contract says', async (name) => {
  const answer = await callByDefault(name);
  if (answer instanceof ApiError) {
    expect(answer.code).toBe({ 400: 'R006', 401: 'R003', 404: 'R002' }[answer.status]);
    return;
  }
  const { isBare, isEmpty }: RouteShape = routes[name];
  const whole = isBare || isEmpty ? answer : { succeed: true, data: answer };
  expect(contract[name].answer.safeParse(whole).error?.message).toBeUndefined();
});
