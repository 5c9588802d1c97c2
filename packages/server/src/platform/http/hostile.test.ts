import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { saveListings } from '../../homes/listings/saveListings.ts';
import { hostileNames, hostileTexts } from '../../testing/hostileTexts.ts';
import { makeDraft } from '../../testing/makeDraft.ts';
import { makeTestServer, testOrigin } from '../../testing/makeTestServer.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';

const getDatabase = openTestDatabase();
const SEED = 20_261_121;
const EACH = 1_000;

/** Cursors that name impossible moments. */
const cursors = [
  'WyJuZXdlc3QiLCIyMDI2IiwiYSJd',
  'WyJuZXdlc3QiLCI5OTk5LTk5LTk5VDk5Ojk5Ojk5Ljk5OTk5OVoiLCJhYWFhYWFhYWFhYWEiXQ',
];

const piece = fc.oneof(
  fc.constantFrom(...hostileTexts, ...cursors),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.integer().map(String),
);
const text = fc.array(piece, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''));
/** A query as raw text: sometimes encoded well, sometimes not at all. */
const query = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...hostileNames), text), text, fc.boolean()), { maxLength: 6 })
  .map((pairs) =>
    pairs
      .map(([name, value, isEncoded]) =>
        isEncoded ? `${encode(name)}=${encode(value)}` : `${name}=${value}`,
      )
      .join('&')
      .replace(/[#\r\n\t ]/g, ''),
  );
const path = fc.oneof(
  fc.constantFrom(
    '/api/discover',
    '/api/redirects',
    '/api/user/control',
    '/api/user/missing',
    '/api/user/permissions',
  ),
  text.map((id) => `/api/listings/${encode(id)}`),
  text.map((id) => `/media/${encode(id)}`),
  text.map((id) => `/media/aaaaaaaaaaaa/${encode(id)}`),
  text.map((rest) => `/api/${encode(rest)}`),
);

function encode(value: string): string {
  return encodeURIComponent(value.replace(/\p{Surrogate}/gu, '?'));
}

const deep = (depth: number, open: string, close: string, core = '1') =>
  `${open.repeat(depth)}${core}${close.repeat(depth)}`;

const body = fc.oneof(
  fc.json(),
  text,
  fc.constantFrom(
    '{"__proto__":{"polluted":true},"message":"x"}',
    '{"constructor":{"prototype":{"polluted":true}},"message":"x"}',
    '{"message":"\\u0000","stack":"\\ud800","path":"/\\u0000?q=secret"}',
    '{"message":"x","message":{"a":1}}',
    `{"message":${deep(10_000, '[', ']')}}`,
    deep(10_000, '{"a":', '}'),
    deep(10_000, '[', ']'),
    '['.repeat(60_000),
    `{"message":"${'x'.repeat(1_048_576)}"}`,
    `{"message":1e999}`,
    `{"message":${'9'.repeat(5_000)}}`,
    '\ufeff{"message":"x"}',
  ),
  fc
    .dictionary(
      fc.constantFrom('message', 'stack', 'path', 'release', 'requestId', '__proto__'),
      fc.oneof(text, fc.jsonValue()),
    )
    .map((value) => JSON.stringify(value)),
);

async function expectCalm(response: Response, sent: string): Promise<void> {
  const answer = await response.text();
  expect(response.status, `${sent}: ${answer.slice(0, 200)}`).toBeLessThan(500);
  expect(response.headers.get('content-type') ?? 'application/json').toMatch(
    /^(application\/json|image\/|$)/,
  );
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer).not.toMatch(/<script|onerror=/i);
}

beforeAll(async () => {
  await saveListings(
    getDatabase().db,
    Array.from({ length: 30 }, (_, n) => makeDraft(String(n))),
  );
});

describe('hostile input', () => {
  test(`${EACH} query strings give no 5xx, no crash and no reflected script (ASVS 1.2.4, 2.2.2)`, async () => {
    const { server, lines } = makeTestServer(getDatabase().db);
    await fc.assert(
      fc.asyncProperty(path, query, async (where, what) => {
        const url = `${testOrigin}${where}?${what}`;
        await expectCalm(await server.request(url), url);
      }),
      { numRuns: EACH, seed: SEED },
    );
    expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
  });

  test(`${EACH} bodies give no 5xx, no crash, no reflected script and change no prototype`, async () => {
    const { server, lines } = makeTestServer(getDatabase().db);
    await fc.assert(
      fc.asyncProperty(body, async (content) => {
        const request = new Request(`${testOrigin}/api/reports`, {
          method: 'POST',
          body: content,
          headers: { origin: testOrigin, 'content-type': 'application/json' },
        });
        await expectCalm(await server.request(request), content.slice(0, 200));
      }),
      { numRuns: EACH, seed: SEED },
    );
    expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  test('a cursor that asks for an impossible moment asks for the first page', async () => {
    const { server } = makeTestServer(getDatabase().db);
    const first = await (await server.request('/api/discover')).text();
    for (const moment of ['99999999999999999999', '20260230', '00000101']) {
      const response = await server.request(`/api/discover?cursor=n${moment}-aaaaaaaaaaaa`);
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(first);
    }
  });
});
