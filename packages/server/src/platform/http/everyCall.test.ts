import { type RouteName, routes } from '@sewa/api/client';
import { completeLimits, contract } from '@sewa/api/schema';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeTestServer, type TestServer, testOrigin } from '../../testing/makeTestServer.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import type { Database } from '../database/database.ts';

const getDatabase = openTestDatabase();
const calls = Object.entries(routes);
const fill = (path: string) => path.replaceAll(/\{\w+\}/g, 'aaaaaaaaaaaa');
/** Whether a call reads what is at a path. */
const isReadAt = (path: string) =>
  calls.some(
    ([, other]) =>
      other.method === 'GET' && new RegExp(`^${other.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
const foreign = 'https://evil.example';

/** A database that is there and answers nothing but errors. */
const breakDatabase = (db: Database): Database => ({
  ...db,
  query: () => Promise.reject(new Error('broken')),
  transaction: () => Promise.reject(new Error('broken')),
});

let server: TestServer['server'];
let brokenServer: TestServer['server'];

beforeAll(() => {
  const { db } = getDatabase();
  server = makeTestServer(db).server;
  brokenServer = makeTestServer(breakDatabase(db)).server;
});

const ask = (path: string, method: string, headers: Record<string, string> = {}) =>
  server.request(`${testOrigin}${fill(path)}`, {
    method,
    headers,
    ...(method === 'GET' || method === 'OPTIONS' ? {} : { body: '{}' }),
  });

const secret = 'a'.repeat(43);

/** What is answered without the database. */
const usesNoDatabase = ['health', 'listContractTemplates', 'listIssuers'];

/** What pages of every origin may read; nothing in it is about who asks. */
const isForEveryOrigin: readonly string[] = ['getCalculation'];

describe.each(calls)('%s', (name, { method, path }) => {
  test('answers with JSON that no browser takes for a page (ASVS 3.2.1, 3.4.4)', async () => {
    const { status, headers } = await ask(path, method, {
      origin: testOrigin,
      'content-type': 'application/json',
    });
    if (status === 204) expect(headers.get('content-type')).toBeNull();
    else expect(headers.get('content-type')).toMatch(/^application\/json(;|$)/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.skipIf(isForEveryOrigin.includes(name))('lets no foreign origin in (ASVS 3.4.2)', async () => {
    for (const requested of [method, 'OPTIONS']) {
      const { headers } = await ask(path, requested, {
        origin: foreign,
        'access-control-request-method': method,
        'content-type': 'application/json',
      });
      const names = [...headers.keys()].filter((header) => header.startsWith('access-control-'));
      // It says why a frame stays empty, to the page it is in.
      const isForAnySite = name === 'checkPartner' && requested === 'GET';
      expect(names).toEqual(isForAnySite ? ['access-control-allow-origin'] : []);
    }
  });

  test.runIf(method !== 'GET')(
    'is refused to another site, and does nothing when it is read (ASVS 3.5.1, 3.5.3)',
    async () => {
      const forged = await ask(path, method, { origin: foreign, 'content-type': 'application/json' });
      const { origin } = completeLimits(contract[name as RouteName]);
      if (origin === 'own') expect(forged.status).toBe(403);
      if (!isReadAt(fill(path))) expect((await ask(path, 'GET')).status).toBe(404);
    },
  );

  test.runIf(method === 'GET')('says no when what it asks fails (ASVS 16.5.3)', async (context) => {
    if (usesNoDatabase.includes(name)) return context.skip();
    const answer = await brokenServer.request(`${testOrigin}${fill(path)}?path=/a`, {
      headers: {
        cookie: ['session', 'logIn', 'intent', 'signUp', 'onboarding']
          .map((name) => `test-${name}=${secret}`)
          .join('; '),
      },
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await answer.json()).toMatchObject({ succeed: false });
  });
});
