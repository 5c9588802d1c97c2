import { expect, test } from 'vitest';
import { createRequestApi } from './createRequestApi.ts';

/** What a page's call tells the API of where it comes from. */
async function tellWhence(headers: Record<string, string>) {
  const seen: (string | null)[] = [];
  const { client } = createRequestApi({
    // The address a process is asked under behind a proxy that ends https.
    request: new Request('http://app.sewa.test/login', { method: 'POST', headers }),
    api: (call) => {
      seen.push(call.headers.get('origin'), call.headers.get('sec-fetch-site'));
      return Response.json({ succeed: true, data: null });
    },
    isAnonymous: false,
    environment: null,
    requestId: null,
  });
  await client.pendingOtp();
  return seen;
}

test('a call of a page comes from where its form was sent from, whatever address the process itself has', async () => {
  expect(await tellWhence({ origin: 'https://app.sewa.test' })).toEqual(['https://app.sewa.test', null]);
});

test('a call of a page whose browser names no origin comes from the same one', async () => {
  expect(await tellWhence({})).toEqual([null, 'same-origin']);
});

test('a call brings the cookies the call before was given, and none on a page for everybody', async () => {
  const bring = async (isAnonymous: boolean) => {
    const seen: (string | null)[] = [];
    const { client, cookies } = createRequestApi({
      request: new Request('http://app.sewa.test/signup', { headers: { cookie: 'session=old' } }),
      api: ({ headers }) => {
        seen.push(headers.get('cookie'));
        const set = { 'set-cookie': 'session=new; Path=/; HttpOnly' };
        return Response.json({ succeed: true, data: null }, { headers: set });
      },
      isAnonymous,
      environment: null,
      requestId: null,
    });
    await client.pendingOtp();
    await client.pendingOtp();
    return [seen, cookies.length];
  };
  expect(await bring(false)).toEqual([['session=old', 'session=new'], 2]);
  expect(await bring(true)).toEqual([[null, null], 0]);
});
