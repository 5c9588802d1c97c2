import { expect, test } from 'vitest';
import { ApiError } from './ApiError.ts';
import { createClient } from './createClient.ts';

interface Sent {
  url: string;
  init: RequestInit;
}

function makeClient(respond: () => Response | Promise<Response>, sent: Sent[] = []) {
  return createClient({
    origin: 'https://sewa.example',
    headers: { 'x-corporate': 'c1' },
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
    headers: { 'x-corporate': 'c1' },
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
