import { describe, expect, test } from 'vitest';
import { type ApiShape, findBreakingChanges } from './findBreakingChanges.ts';

const text = { type: 'string' };
const number = { type: 'number' };
const inJson = (schema: object) => ({ content: { 'application/json': { schema } } });

type Json = Record<string, unknown>;

/** A small contract; `operation` replaces parts of its one call, `schemas` its types. */
function makeApi(operation: Json = {}, schemas: Record<string, Json> = {}): ApiShape {
  return {
    paths: {
      '/api/homes': {
        post: {
          parameters: [
            { name: 'id', in: 'path', required: true, schema: text },
            { name: 'q', in: 'query', required: false, schema: text },
          ],
          requestBody: inJson(text),
          responses: { 200: inJson(text), 400: inJson(text) },
          ...operation,
        },
      },
    },
    components: {
      schemas: {
        Home: { type: 'object', properties: { id: text, rent: number }, required: ['id'] },
        Kind: { enum: ['flat', 'room'] },
        ...schemas,
      },
    },
  };
}

const before = makeApi();
const query = { name: 'q', in: 'query', required: false, schema: text };
const id = { name: 'id', in: 'path', required: true, schema: text };
const home = (properties: Json, required: string[]) => ({ Home: { type: 'object', properties, required } });

describe('what is taken away from callers is said:', () => {
  test.each<[string, ApiShape]>([
    ['POST /api/homes takes another body', makeApi({ requestBody: inJson(number) })],
    ['POST /api/homes takes another body', makeApi({ requestBody: undefined })],
    ['POST /api/homes answers something else', makeApi({ responses: { 200: inJson(number) } })],
    ['POST /api/homes answers something else', makeApi({ responses: undefined })],
    ['POST /api/homes no longer takes q', makeApi({ parameters: [id] })],
    ['POST /api/homes takes another type of q', makeApi({ parameters: [id, { ...query, schema: number }] })],
    ['POST /api/homes now requires q', makeApi({ parameters: [id, { ...query, required: true }] })],
    [
      'POST /api/homes now requires page',
      makeApi({ parameters: [id, query, { ...query, name: 'page', required: true }] }),
    ],
    ['Home.rent is gone', makeApi({}, home({ id: text }, ['id']))],
    ['Home.rent changed its type', makeApi({}, home({ id: text, rent: text }, ['id']))],
    ['Home.id may now be missing', makeApi({}, home({ id: text, rent: number }, []))],
    ['Kind changed its type', makeApi({}, { Kind: { enum: ['flat'] } })],
  ])('%s', (found, after) => {
    expect(findBreakingChanges(before, after)).toEqual([found]);
  });

  test('a call and a type that are gone', () => {
    const after = makeApi();
    after.paths['/api/homes'] = { get: {} };
    delete after.components.schemas.Kind;
    expect(findBreakingChanges(before, after)).toEqual(['POST /api/homes is gone', 'The type Kind is gone']);
  });

  test('every field and parameter of one change', () => {
    const after = makeApi({ parameters: [] }, home({}, []));
    expect(findBreakingChanges(before, after)).toEqual([
      'POST /api/homes no longer takes id',
      'POST /api/homes no longer takes q',
      'Home.id is gone',
      'Home.rent is gone',
    ]);
  });
});

describe('nothing is taken away by', () => {
  test.each<[string, ApiShape]>([
    ['no change', makeApi()],
    [
      'a parameter more that may be left out',
      makeApi({ parameters: [id, query, { ...query, name: 'page' }] }),
    ],
    ['a parameter that may be left out now', makeApi({ parameters: [{ ...id, required: false }, query] })],
    ['another answer to a mistake', makeApi({ responses: { 200: inJson(text), 409: inJson(text) } })],
    ['a field more', makeApi({}, home({ id: text, rent: number, area: number }, ['id', 'area']))],
    ['a field that is always there now', makeApi({}, home({ id: text, rent: number }, ['id', 'rent']))],
    ['a type more', makeApi({}, { Area: number })],
    [
      'other words',
      makeApi(
        {
          parameters: [id, { ...query, description: 'New.', schema: { ...text, description: 'New.' } }],
          responses: { 200: inJson({ ...text, description: 'New.' }) },
        },
        { Kind: { enum: ['flat', 'room'], description: 'New.' } },
      ),
    ],
  ])('%s', (_, after) => {
    expect(findBreakingChanges(before, after)).toEqual([]);
  });
});
