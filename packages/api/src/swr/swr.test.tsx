// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { mutate } from 'swr';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../ApiError.ts';
import { type Client, createClient } from '../createClient.ts';
import { routeKey } from '../routeUrl.ts';
import { DataProvider } from './DataProvider.tsx';
import type { RouteStore } from './fetchOnce.ts';
import { noteChanges } from './noteChanges.ts';
import { isKeyOf, outdateRoutes, refreshRoutes } from './outdated.ts';
import { preloadRoute } from './preloadRoute.ts';
import { useRoute } from './useRoute.ts';
import { useWrite, type Write } from './useWrite.ts';

let calls: string[] = [];

function makeClient(respond: (url: string) => unknown = (url) => ({ to: url, status: 301 })): Client {
  return createClient({
    fetch: async (url) => {
      calls.push(url);
      const data = await respond(url);
      if (data instanceof ApiError) {
        const { code, message, fields, status } = data;
        return new Response(JSON.stringify({ succeed: false, code, message, fields }), { status });
      }
      return new Response(JSON.stringify({ succeed: true, data }));
    },
  });
}

class Boundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    return this.state.error ? <p>Caught {this.state.error.message}</p> : this.props.children;
  }
}

function Target({ path }: { path: string }) {
  const { data } = useRoute('findRedirect', { path });
  return <p>{data === undefined ? 'loading' : `to ${data?.to}`}</p>;
}

let write: Write<'reportError'> | null = null;

function Reporter() {
  write = useWrite('reportError');
  return <p>{write.error ? `error ${write.error.code}` : write.isWriting ? 'writing' : 'idle'}</p>;
}

const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

/** SWR asks again with the next frame at the latest; the second begins when that is over. */
const settle = () =>
  act(async () => {
    await nextFrame();
    await nextFrame();
  });

beforeEach(() => {
  calls = [];
});

afterEach(async () => {
  cleanup();
  await mutate(() => true, undefined, { revalidate: false });
});

describe('on the server', () => {
  test('two loaders that need one answer ask once, and the map of the request keeps it', async () => {
    const store: RouteStore = new Map();
    const client = makeClient();
    const read = () => preloadRoute({ name: 'findRedirect', params: { path: '/a' }, client, store });
    const [first, second] = await Promise.all([read(), read()]);
    expect(first).toEqual(second);
    await read();
    expect(calls).toHaveLength(1);
    expect([...store.keys()]).toEqual([routeKey('findRedirect', { path: '/a' })]);
  });

  test('two requests in parallel never share an answer', async () => {
    const stores = Array.from({ length: 20 }, (): RouteStore => new Map());
    await Promise.all(
      stores.map((store, user) =>
        preloadRoute({
          name: 'findRedirect',
          params: { path: '/me' },
          client: makeClient(() => ({ to: `/user/${user}`, status: 302 })),
          store,
        }),
      ),
    );
    expect(stores.map((store) => store.get(routeKey('findRedirect', { path: '/me' })))).toEqual(
      stores.map((_, user) => ({ to: `/user/${user}`, status: 302 })),
    );
    expect(calls).toHaveLength(20);
  });

  test('a read that fails is thrown and kept nowhere', async () => {
    const store: RouteStore = new Map();
    const client = makeClient(() => new ApiError({ code: 'R001', status: 503 }));
    const read = preloadRoute({ name: 'findRedirect', params: { path: '/a' }, client, store });
    await expect(read).rejects.toMatchObject({ code: 'R001', status: 503 });
    expect(store.size).toBe(0);
  });

  test('what one corporate read is not another one', async () => {
    const store: RouteStore = new Map();
    const client = makeClient();
    for (const corporate of ['c1', 'c2']) {
      await preloadRoute({ name: 'listMembers', params: {}, client, store, corporate });
    }
    expect(calls).toHaveLength(2);
  });

  test('what is the same for every corporate is read once', async () => {
    const store: RouteStore = new Map();
    const client = makeClient();
    for (const corporate of ['c1', 'c2']) {
      await preloadRoute({ name: 'findRedirect', params: { path: '/a' }, client, store, corporate });
    }
    expect(calls).toHaveLength(1);
  });
});

describe('in the browser', () => {
  test('what the server read is shown at once and never asked for again', async () => {
    const fallback = { [routeKey('findRedirect', { path: '/a' })]: { to: '/b', status: 301 } };
    const client = makeClient();
    render(
      <DataProvider client={client} fallback={fallback}>
        <Target path="/a" />
      </DataProvider>,
    );
    expect(screen.getByText('to /b')).toBeDefined();
    await preloadRoute({ name: 'findRedirect', params: { path: '/a' }, client });
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(calls).toEqual([]);
  });

  test('what a loader preloaded is found by the component, asked for once', async () => {
    const client = makeClient();
    await Promise.all([
      preloadRoute({ name: 'findRedirect', params: { path: '/c' }, client }),
      preloadRoute({ name: 'findRedirect', params: { path: '/c' }, client }),
    ]);
    render(
      <DataProvider client={client}>
        <Target path="/c" />
        <Target path="/c" />
      </DataProvider>,
    );
    expect(screen.getAllByText('to /api/redirects?path=%2Fc')).toHaveLength(2);
    await settle();
    expect(calls).toEqual(['/api/redirects?path=%2Fc']);
  });

  test('a component that mounts while its answer is being preloaded waits for that one', async () => {
    let respond: (value: unknown) => void = () => undefined;
    const client = makeClient(
      () =>
        new Promise((done) => {
          respond = done;
        }),
    );
    const preload = preloadRoute({ name: 'findRedirect', params: { path: '/d' }, client });
    render(
      <DataProvider client={client}>
        <Target path="/d" />
      </DataProvider>,
    );
    expect(screen.getByText('loading')).toBeDefined();
    await act(async () => {
      respond({ to: '/e', status: 301 });
      await preload;
    });
    expect(await screen.findByText('to /e')).toBeDefined();
    expect(calls).toHaveLength(1);
  });

  test('an error with nothing to show reaches the error boundary', async () => {
    const silenced = console.error;
    console.error = () => undefined;
    render(
      <DataProvider client={makeClient(() => new ApiError({ code: 'R003', status: 500 }))}>
        <Boundary>
          <Target path="/f" />
        </Boundary>
      </DataProvider>,
    );
    expect(await screen.findByText('Caught Something went wrong, please try again.')).toBeDefined();
    console.error = silenced;
  });

  test('an error while there is an answer leaves the answer on the page', async () => {
    let isBroken = false;
    const client = makeClient(() =>
      isBroken ? new ApiError({ code: 'R001', status: 500 }) : { to: '/g', status: 301 },
    );
    render(
      <DataProvider client={client}>
        <Boundary>
          <Target path="/g" />
        </Boundary>
      </DataProvider>,
    );
    expect(await screen.findByText('to /g')).toBeDefined();
    isBroken = true;
    await act(async () => {
      await mutate(routeKey('findRedirect', { path: '/g' })).catch(() => undefined);
    });
    expect(screen.getByText('to /g')).toBeDefined();
    expect(calls).toHaveLength(2);
  });

  test('a write tells how it stands and what went wrong', async () => {
    let isBroken = false;
    const client = makeClient(() => (isBroken ? new ApiError({ code: 'R006', status: 400 }) : null));
    render(
      <DataProvider client={client}>
        <Reporter />
      </DataProvider>,
    );
    await act(async () => void (await write?.write({ body: { message: 'x' } })));
    expect(screen.getByText('idle')).toBeDefined();
    isBroken = true;
    await act(async () => {
      await expect(write?.write({ body: { message: 'x' } })).rejects.toBeInstanceOf(ApiError);
    });
    expect(screen.getByText('error R006')).toBeDefined();
  });

  test('keys are matched by the whole name of their route', () => {
    expect(isKeyOf('discover?q=a', ['discover'])).toBe(true);
    expect(isKeyOf('getListing/abc?#c1', ['getListing'])).toBe(true);
    expect(isKeyOf('discoverMore?', ['discover'])).toBe(false);
    expect(isKeyOf(undefined, ['discover'])).toBe(false);
  });

  test('a hook outside a provider says what to do', () => {
    const silenced = console.error;
    console.error = () => undefined;
    expect(() => render(<Target path="/h" />)).toThrow('Data is read outside a <DataProvider>.');
    console.error = silenced;
  });
});

describe('an answer that is shown again later', () => {
  const read = (client: Client, refreshAfter?: number) =>
    preloadRoute({
      name: 'findRedirect',
      params: { path: '/later' },
      client,
      ...(refreshAfter === undefined ? {} : { refreshAfter }),
    });

  test('is read anew behind the page when it is old, and kept when that fails', async () => {
    let version = 1;
    const client = makeClient(() =>
      version < 3 ? { to: `/v${version}`, status: 301 } : new ApiError({ code: 'R003', status: 500 }),
    );
    await read(client);
    render(
      <DataProvider client={client}>
        <Target path="/later" />
      </DataProvider>,
    );
    expect(screen.getByText('to /v1')).toBeDefined();
    version = 2;
    expect(await read(client, 60_000)).toEqual({ to: '/v1', status: 301 });
    expect(calls).toHaveLength(1);
    expect(await read(client, 0)).toEqual({ to: '/v1', status: 301 });
    await screen.findByText('to /v2');
    version = 3;
    await read(client, 0);
    await settle();
    expect(calls).toHaveLength(3);
    expect(screen.getByText('to /v2')).toBeDefined();
  });

  test('stays as it was when nobody asks for a newer one', async () => {
    const client = makeClient();
    await read(client);
    await read(client);
    expect(calls).toHaveLength(1);
  });
});

describe('an answer that holds no longer', () => {
  const read = (client: Client) => preloadRoute({ name: 'findRedirect', params: { path: '/old' }, client });

  test('is read anew by the next page that needs it, once', async () => {
    const client = makeClient();
    await read(client);
    outdateRoutes(['findRedirect']);
    await Promise.all([read(client), read(client)]);
    await read(client);
    expect(calls).toHaveLength(2);
  });

  test('is read anew at once where it is shown, and the last one stays until then', async () => {
    let version = 1;
    const client = makeClient(() => ({ to: `/v${version}`, status: 301 }));
    await read(client);
    render(
      <DataProvider client={client}>
        <Target path="/old" />
      </DataProvider>,
    );
    version = 2;
    const refreshing = refreshRoutes(['findRedirect']);
    expect(screen.getByText('to /v1')).toBeDefined();
    await act(() => refreshing);
    expect(screen.getByText('to /v2')).toBeDefined();
    await read(client);
    expect(calls).toHaveLength(2);
  });

  test('is not taken from a read that began before the write', async () => {
    let status = 301;
    const waiting: (() => void)[] = [];
    const client = makeClient(async () => {
      const then = status;
      await new Promise<void>((go) => waiting.push(go));
      return { to: '/home', status: then };
    });
    const read = () => preloadRoute({ name: 'findRedirect', params: { path: '/overtaken' }, client });
    const first = read();
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    status = 302;
    outdateRoutes(['findRedirect']);
    const second = read();
    waiting[0]?.();
    await vi.waitFor(() => expect(waiting).toHaveLength(2));
    waiting[1]?.();
    expect([await first, await second]).toMatchObject([{ status: 302 }, { status: 302 }]);
  });

  test('of another route stays', async () => {
    const client = makeClient();
    await read(client);
    outdateRoutes(['getUser']);
    await read(client);
    expect(calls).toHaveLength(1);
  });
});

describe('a client that notes what its calls change', () => {
  test('names it after a call that succeeded, and nothing after one that only reads', async () => {
    const { client, changed } = noteChanges(makeClient(() => ({ emptyKeys: [] })));
    await client.missing();
    expect([...changed]).toEqual([]);
    await client.fillProfile({ body: { name: 'Mei' } });
    expect([...changed]).toEqual(['missing', 'getUser', 'control']);
  });

  test('names nothing when the call did not succeed', async () => {
    const { client, changed } = noteChanges(makeClient(() => new ApiError({ code: 'R006', status: 400 })));
    await expect(client.fillProfile({ body: {} })).rejects.toBeInstanceOf(ApiError);
    expect([...changed]).toEqual([]);
  });
});
