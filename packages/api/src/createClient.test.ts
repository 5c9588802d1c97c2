import { describe, expect, test, vi } from 'vitest';
import { ApiError } from './ApiError.ts';
import { addIdempotencyKeys } from './addIdempotencyKeys.ts';
import { createClient } from './createClient.ts';
import { IDEMPOTENCY_HEADER } from './idempotencyKey.ts';
import { createPageCorporate } from './PageCorporate.ts';

interface Sent {
  url: string;
  init: RequestInit;
}

function makeClient(respond: () => Response | Promise<Response>, sent: Sent[] = []) {
  return createClient({
    origin: 'https://sewa.example',
    headers: { 'x-own': 'c1' },
    fetch: async (url, init) => {
      sent.push({ url, init });
      return respond();
    },
  });
}

const json = (content: unknown, init?: ResponseInit) => new Response(JSON.stringify(content), init);

test('a read gives the data inside the envelope', async () => {
  const sent: Sent[] = [];
  const client = makeClient(() => json({ succeed: true, data: { to: '/x', status: 301 } }), sent);
  expect(await client.findRedirect({ path: '/old' })).toEqual({ to: '/x', status: 301 });
  expect(sent[0]?.url).toBe('https://sewa.example/api/redirects?path=%2Fold');
  expect(sent[0]?.init).toMatchObject({
    method: 'GET',
    credentials: 'same-origin',
    headers: { 'x-own': 'c1' },
  });
});

test('a call without an envelope gives the whole answer', async () => {
  const answer = { isAuthenticated: false, isValid: false, user: null };
  expect(await makeClient(() => json(answer)).control()).toEqual(answer);
});

test('a write sends its body as JSON', async () => {
  const sent: Sent[] = [];
  await makeClient(() => json({ succeed: true, data: null }), sent).reportError({
    body: { message: 'broken' },
  });
  expect(sent[0]?.init.body).toBe('{"message":"broken"}');
  expect(sent[0]?.init.headers).toMatchObject({ 'content-type': 'application/json' });
});

test('a file is sent as it is, with its own type', async () => {
  const sent: Sent[] = [];
  const stored = { id: '0b6f3c5e-9a1d-4c7e-8f21-3d4e5f6a7b8c', sha256: 'ab', state: 'ready' };
  const body = new File(['bytes'], 'a photo.png', { type: 'image/png' });
  const client = makeClient(() => json({ succeed: true, data: stored }), sent);
  expect(await client.addFile({ body })).toEqual(stored);
  expect(sent[0]?.init.body).toBe(body);
  expect(sent[0]?.init.headers).toMatchObject({ 'content-type': 'image/png' });
});

test('a file that is read comes with its type, and one that may not be read as an error', async () => {
  const id = '0b6f3c5e-9a1d-4c7e-8f21-3d4e5f6a7b8c';
  const headers = { 'content-type': 'application/pdf' };
  const file = await makeClient(() => new Response('bytes', { headers })).getFile({ id });
  expect([file.type, await file.text()]).toEqual(['application/pdf', 'bytes']);
  const problem = { succeed: false, code: 'R002', message: 'Page not found', fields: [] };
  const rejected = makeClient(() => json(problem, { status: 404 })).getFile({ id });
  await expect(rejected).rejects.toMatchObject({ code: 'R002', status: 404 });
});

test('an error says how long the server asked to wait', async () => {
  const problem = { succeed: false, code: 'R003', message: 'Too many', fields: [] };
  const answer = (headers: Record<string, string>) =>
    makeClient(() => json(problem, { status: 429, headers })).control();
  await expect(answer({ 'retry-after': '12' })).rejects.toMatchObject({ status: 429, retryAfter: 12 });
  await expect(answer({})).rejects.toMatchObject({ status: 429, retryAfter: null });
});

test('a write goes out under the key it is given, and every write of a keyed client under that one', async () => {
  const sent: Sent[] = [];
  const client = makeClient(() => json({ succeed: true, data: null }), sent);
  const body = { message: 'broken' };
  await client.reportError({ body });
  await client.reportError({ body }, { idempotencyKey: 'first-key' });
  const keyed = addIdempotencyKeys(client, 'second-key');
  await keyed.reportError({ body });
  await keyed.reportError({ body }, { idempotencyKey: 'first-key' });
  await keyed.findRedirect({ path: '/old' }).catch(() => undefined);
  const keys = sent.map(({ init }) => (init.headers as Record<string, string>)[IDEMPOTENCY_HEADER]);
  expect(keys).toEqual([undefined, 'first-key', 'second-key', 'first-key', undefined]);
});

test('a call outlives its page only where it is told to', async () => {
  const sent: Sent[] = [];
  const client = makeClient(() => json({ succeed: true, data: null }), sent);
  const body = { message: 'broken' };
  await client.reportError({ body });
  await client.reportError({ body }, { keepalive: true });
  expect(sent.map(({ init }) => init.keepalive)).toEqual([undefined, true]);
});

test('an error answer becomes an ApiError with its code, words, fields and request id', async () => {
  const answer = {
    succeed: false,
    code: 'R006',
    message: 'Validation failed.',
    fields: [{ name: 'id', reason: 'is short' }],
  };
  const client = makeClient(() => json(answer, { status: 400, headers: { 'x-request-id': 'r-1' } }));
  const error = await client.getListing({ id: 'x' }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ code: 'R006', status: 400, requestId: 'r-1', fields: answer.fields });
});

test('succeed: false is an error also with status 200', async () => {
  const client = makeClient(() => json({ succeed: false, code: 'R003', message: 'No.', fields: [] }));
  await expect(client.permissions()).rejects.toMatchObject({ code: 'R003', message: 'No.' });
});

test('an answer that is no answer of ours becomes R002', async () => {
  const bodies = ['<h1>Bad gateway</h1>', '', 'null', '{"succeed":true}', '[]'];
  for (const body of bodies) {
    const client = makeClient(() => new Response(body, { status: 502 }));
    await expect(client.discover()).rejects.toMatchObject({ code: 'R002', status: 502 });
    const wellDressed = makeClient(() => new Response(body));
    await expect(wellDressed.discover()).rejects.toMatchObject({ code: 'R002', status: 200 });
  }
});

test('no answer at all becomes R003 with status 0; an aborted call stays an abort', async () => {
  const client = makeClient(() => Promise.reject(new TypeError('network')));
  await expect(client.health()).rejects.toMatchObject({ code: 'R003', status: 0 });
  const stopped = new AbortController();
  stopped.abort();
  const aborted = makeClient(() => Promise.reject(stopped.signal.reason));
  await expect(aborted.health({}, { signal: stopped.signal })).rejects.toMatchObject({ name: 'AbortError' });
});

test('every call that does not succeed is told before it is thrown', async () => {
  const told: number[] = [];
  let respond = () => json({ succeed: true, data: null });
  const client = createClient({
    fetch: async () => respond(),
    onFailure: ({ status }) => told.push(status),
  });
  await client.findRedirect({ path: '/old' });
  expect(told).toEqual([]);
  respond = () => json({ succeed: false, code: 'R003', message: 'No.', fields: [] }, { status: 403 });
  await expect(client.findRedirect({ path: '/old' })).rejects.toBeInstanceOf(ApiError);
  expect(told).toEqual([403]);
});

describe('a call that changes who is asking', () => {
  const nobody = { isAuthenticated: false, isValid: false, user: null };
  const answers: Readonly<Record<string, unknown>> = { '/api/user/control': nobody, '/api/user/logout': 1 };

  /** A client whose calls are answered one by one, in any order; what was asked stands in `requested`. */
  function open() {
    const waiting = new Map<string, (response: Response | Promise<Response>) => void>();
    const requested: string[] = [];
    const client = createClient({
      fetch: (url) => {
        requested.push(url);
        return new Promise((resolve) => waiting.set(url, resolve));
      },
    });
    const answer = async (url: string, response?: Response | Promise<Response>) => {
      waiting.get(url)?.(response ?? json(answers[url] ?? { succeed: true, data: null }));
      // Whatever follows from the answer is done by then: nothing of it waits for anything but promises.
      await new Promise((resolve) => setImmediate(resolve));
    };
    return { client, requested, answer };
  }

  test('waits for what is under way, and what is asked meanwhile waits for it', async () => {
    const { client, requested, answer } = open();
    const before = client.control();
    const replacing = client.switchCorporate({ body: { corporateId: 'c2' } });
    const after = client.permissions();
    expect(requested).toEqual(['/api/user/control']);
    await answer('/api/user/control');
    expect(await before).toEqual(nobody);
    expect(requested).toEqual(['/api/user/control', '/api/corporate/switch']);
    await answer('/api/corporate/switch');
    await replacing;
    expect(requested.at(-1)).toBe('/api/user/permissions');
    await answer('/api/user/permissions');
    await after;
  });

  test('waits for no call that fails, and holds nobody up when it fails itself', async () => {
    const { client, requested, answer } = open();
    const reason = (error: unknown) => error;
    const before = client.control().catch(reason);
    const replacing = client.logOut().catch(reason);
    const after = client.control();
    await answer('/api/user/control', Promise.reject(new TypeError('network')));
    expect(await before).toMatchObject({ status: 0 });
    await answer('/api/user/logout', new Response('', { status: 502 }));
    expect(await replacing).toMatchObject({ status: 502 });
    await answer('/api/user/control');
    expect(await after).toEqual(nobody);
    expect(requested).toEqual(['/api/user/control', '/api/user/logout', '/api/user/control']);
  });

  test('comes after another one', async () => {
    const { client, requested, answer } = open();
    const first = client.switchCorporate({ body: { corporateId: 'c2' } });
    const second = client.logOut();
    expect(requested).toEqual(['/api/corporate/switch']);
    await answer('/api/corporate/switch');
    await answer('/api/user/logout');
    expect([await first, await second]).toEqual([null, 1]);
  });

  test('waits two seconds at most', async () => {
    vi.useFakeTimers();
    const { client, requested } = open();
    void client.discover();
    void client.logOut();
    await vi.advanceTimersByTimeAsync(1_999);
    expect(requested).toEqual(['/api/discover']);
    await vi.advanceTimersByTimeAsync(1);
    expect(requested).toEqual(['/api/discover', '/api/user/logout']);
    vi.useRealTimers();
  });
});

describe('a client of a page', () => {
  const control = (cid: string | null) =>
    json({ isAuthenticated: true, isValid: true, user: { userTypes: [], cid } });
  const nothing = () => json({ succeed: true, data: null });

  function open(
    renderedFor: string | null | undefined,
    respond: (url: string) => Response | Promise<Response>,
  ) {
    const headers: (string | undefined)[] = [];
    const signals: (AbortSignal | null | undefined)[] = [];
    const corporate = createPageCorporate(renderedFor);
    const client = createClient({
      corporate,
      fetch: async (url, init) => {
        headers.push(new Headers(init.headers).get('x-corporate') ?? undefined);
        signals.push(init.signal);
        return respond(url);
      },
    });
    return { client, corporate, headers, signals };
  }

  test.each([
    ['a corporate', 'c1', 'c1'],
    ['none', null, 'none'],
    ['somebody unknown', undefined, undefined],
  ])('drawn for %s says so with every call', async (_, renderedFor, header) => {
    const { client, headers } = open(renderedFor, nothing);
    await client.findRedirect({ path: '/a' });
    await client.endSession({ id: 'x' });
    expect(headers).toEqual([header, header]);
  });

  test('that was drawn for everybody says what control said first', async () => {
    const { client, headers, corporate } = open(undefined, (url) =>
      url.endsWith('control') ? control('c1') : nothing(),
    );
    await client.control();
    await client.findRedirect({ path: '/a' });
    expect(headers).toEqual([undefined, 'c1']);
    expect(corporate.getStale()).toBeNull();
  });

  test('learns from control that it is out of date, once, and stays what it was', async () => {
    const { client, corporate } = open('c1', () => control('c2'));
    const heard = vi.fn();
    corporate.subscribe(heard);
    await client.control();
    await client.control();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(corporate.getStale()).toMatch(/switched company/);
    expect(corporate.get()).toBe('c1');
  });

  test('hears from a refusal that it is out of date, in the words of the server; another 409 is none', async () => {
    const refuse = (name: string) => () =>
      json(
        { succeed: false, code: 'R003', message: 'You now act for Beta.', fields: [{ name, reason: '' }] },
        { status: 409 },
      );
    const other = open('c1', refuse('key'));
    await expect(other.client.listMembers()).rejects.toMatchObject({ status: 409 });
    expect(other.corporate.getStale()).toBeNull();
    const { client, corporate } = open('c1', refuse('x-corporate'));
    await expect(client.listMembers()).rejects.toMatchObject({ status: 409 });
    expect(corporate.getStale()).toBe('You now act for Beta.');
  });

  test('that is left gives up what is under way and answers nothing any more', async () => {
    const settled = vi.fn();
    const { client, corporate, signals } = open('c1', () => Promise.resolve().then(nothing));
    void client.listMembers({}, { signal: new AbortController().signal }).then(settled, settled);
    void client.listMembers().then(settled, settled);
    corporate.leave();
    await open('c1', nothing).client.listMembers();
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, true]);
    expect(settled).not.toHaveBeenCalled();
  });

  test('that logs out sends nothing that waited for it, and goes on as a visitor', async () => {
    const settled = vi.fn();
    const asked: string[] = [];
    const { client } = open('c1', (url) => {
      asked.push(url.replace(/\?.*/, ''));
      return url.endsWith('logout') ? json(1) : nothing();
    });
    const loggedOut = client.logOut();
    void client.getUser().then(settled, settled);
    await loggedOut;
    await client.findRedirect({ path: '/a' });
    expect(asked).toEqual(['/api/user/logout', '/api/redirects']);
    expect(settled).not.toHaveBeenCalled();
  });
});
