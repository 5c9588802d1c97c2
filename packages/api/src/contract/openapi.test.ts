import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { routes } from '../routes.ts';
import { contract, contractVersion } from './contract.ts';
import type { Route } from './defineRoute.ts';
import { findBreakingChanges } from './findBreakingChanges.ts';
import { type OpenApi, openapi } from './openapi.ts';
import { tags } from './tags.ts';

const document = openapi();
const committed = JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8')) as OpenApi;

test('the contract defines every route of the table, under its own name', () => {
  expect(Object.keys(contract).sort()).toEqual(Object.keys(routes).sort());
  for (const [name, route] of Object.entries(contract)) expect(route.name).toBe(name);
});

/** Whether a waiting changeset leads to a version in which calls may break. */
function hasBreakingChangeset(): boolean {
  const folder = new URL('../../../../.changeset/', import.meta.url);
  const bump = contractVersion.startsWith('0.') ? /^'@sewa\/api': m/m : /^'@sewa\/api': major/m;
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  return files.some((file) => bump.test(readFileSync(new URL(file, folder), 'utf8')));
}

test('openapi.json takes nothing away from callers without a changeset of a new major version', () => {
  expect(hasBreakingChangeset() ? [] : findBreakingChanges(committed, openapi())).toEqual([]);
});

test('openapi.json is what the schemas say; write it again with `pnpm --filter @sewa/api openapi`', () => {
  expect(openapi()).toEqual(committed);
});

test('a body may leave out what has a default', () => {
  expect(openapi().paths['/api/login/otp']?.post).toMatchObject({
    requestBody: { content: { 'application/json': { schema: { required: ['phoneNumber'] } } } },
  });
});

test('every call is in one chapter, and says who may make it', () => {
  const listed = tags.flatMap(({ calls }) => calls);
  expect(listed.toSorted()).toEqual(Object.keys(contract).toSorted());
  const { paths } = document;
  expect(paths['/api/discover']?.get).toMatchObject({ tags: ['search'], security: [] });
  expect(paths['/api/favourites']?.get).toMatchObject({ security: [{ session: [] }] });
  expect(paths['/api/listings/{id}/fair-rent']?.get).toMatchObject({
    security: [{}, { session: [] }],
  });
  expect(paths['/api/embed/enquiries']?.post).toMatchObject({ security: [{ frame: [] }] });
});

describe.each(Object.values<Route>(contract))('the examples of $name', (route) => {
  const operation = document.paths[route.path]?.[route.method.toLowerCase()] ?? {};
  const find = (part: unknown) =>
    (part as { content?: Record<string, Json> } | undefined)?.content?.['application/json'];

  test('are what its schemas take', () => {
    const { requestBody, responses } = operation as { requestBody?: Json; responses: Record<string, Json> };
    const body = find(requestBody);
    if (body?.example !== undefined && route.body)
      expect(route.body.safeParse(body.example).error).toBeUndefined();
    const answer = find(responses[200] ?? responses[202]);
    if (answer?.example !== undefined) expect(route.answer.safeParse(answer.example).error).toBeUndefined();
  });
});

test('every reference of the document leads somewhere', () => {
  const document = openapi();
  const schemas = Object.keys(document.components.schemas);
  const names = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref = '']) => ref);
  expect(names.length).toBeGreaterThan(5);
  for (const ref of names) {
    expect(ref.startsWith('#/components/schemas/')).toBe(true);
    expect(schemas).toContain(ref.split('/').at(-1));
  }
});

type Json = Record<string, unknown>;

const fieldsOf = (api: OpenApi): Json => api.components.schemas.ListingItem?.properties as Json;

const breaks: Readonly<Record<string, (api: OpenApi) => void>> = {
  'GET /api/discover is gone': (api) => {
    delete api.paths['/api/discover'];
  },
  'ListingItem.slug is gone': (api) => {
    delete fieldsOf(api).slug;
  },
  'ListingItem.slug changed its type': (api) => {
    fieldsOf(api).slug = { type: 'number' };
  },
  'ListingItem.slug may now be missing': (api) => {
    const item = api.components.schemas.ListingItem ?? {};
    item.required = (item.required as string[]).filter((name) => name !== 'slug');
  },
  'GET /api/discover now requires propertyTypes': (api) => {
    const parameters = api.paths['/api/discover']?.get?.parameters as Json[] | undefined;
    const first = parameters?.[0];
    if (first) first.required = true;
  },
};

test.each(Object.entries(breaks))('a breaking change is found: %s', (found, change) => {
  const changed = structuredClone(openapi());
  change(changed);
  expect(findBreakingChanges(openapi(), changed)).toContain(found);
});

test('additions break nothing', () => {
  const changed = structuredClone(openapi());
  changed.paths['/api/new'] = { get: {} };
  fieldsOf(changed).colour = { type: 'string' };
  expect(findBreakingChanges(openapi(), changed)).toEqual([]);
});

test('the document says what is let in: the usual once, and beside a call what its row names', () => {
  const { paths, 'x-usual-limits': usual } = openapi();
  expect(usual).toEqual({
    reads: { perAddress: [{ max: 600, seconds: 6, together: 'reads' }] },
    writes: {
      origin: 'own',
      bodyBytes: 65_536,
      perAddress: [{ max: 60, seconds: 60, together: 'writes' }],
      perPerson: [],
    },
  });
  expect(paths['/api/favourites/{listingId}']?.put).not.toHaveProperty('x-limits');
  expect(paths['/api/unsubscribe']?.post?.['x-limits']).toEqual({ origin: 'any' });
  expect(paths['/api/invitations']?.post?.['x-limits']).toEqual({
    perPerson: [{ max: 50, seconds: 86_400 }],
    isAnswerSecret: true,
  });
  expect(paths['/api/health']?.get?.['x-limits']).toEqual({ perAddress: [] });
});

test('every write may be sent with a key, and no read', () => {
  const { paths } = openapi();
  for (const { method, path } of Object.values<{ method: string; path: string }>(routes)) {
    const parameters = paths[path]?.[method.toLowerCase()]?.parameters as Json[];
    const keys = parameters.filter(({ name }) => name === 'idempotency-key');
    expect([path, keys.length]).toEqual([path, method === 'GET' ? 0 : 1]);
  }
});
