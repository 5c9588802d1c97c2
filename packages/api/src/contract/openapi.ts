import { z } from 'zod';
import { catalogue } from '../catalogue.ts';
import { IDEMPOTENCY_HEADER } from '../idempotencyKey.ts';
import { contract, contractVersion } from './contract.ts';
import type { Route } from './defineRoute.ts';
import { completeLimits, type RateLimit, type RouteLimits, usualReadLimit } from './routeLimits.ts';

type Json = Record<string, unknown>;

/** An OpenAPI 3.1 document. */
export interface OpenApi extends Json {
  openapi: string;
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, Json>>;
  components: { schemas: Record<string, Json> };
}

const errorAnswerSchema = z
  .object({
    succeed: z.literal(false),
    code: z.enum(Object.keys(catalogue)),
    message: z.string(),
    fields: z.array(z.object({ name: z.string(), reason: z.string() })),
  })
  .meta({ id: 'ErrorAnswer', description: 'Body of every error response.' });

const pointer = '#/components/schemas/';

/** Whether a schema describes a request, in which fields with a default are optional, or a response. */
type Direction = 'input' | 'output';

function makeWriter(schemas: Record<string, Json>) {
  return (schema: z.ZodType, direction: Direction = 'output'): Json => {
    const {
      $schema: _,
      $defs = {},
      ...written
    } = z.toJSONSchema(schema, { io: direction }) as Json & {
      $defs?: Record<string, Json>;
    };
    const rewrite = (value: unknown): unknown =>
      JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', `"${pointer}`));
    for (const [name, definition] of Object.entries($defs)) {
      const { id: _id, ...body } = definition;
      schemas[name] = rewrite(body) as Json;
    }
    const { id, ...body } = rewrite(written) as Json;
    if (typeof id !== 'string') return body;
    schemas[id] = body;
    return { $ref: `${pointer}${id}` };
  };
}

/** The idempotency header, accepted by every write. */
function describeKeyParameter(route: Route): Json[] {
  if (route.method === 'GET') return [];
  return [
    {
      name: IDEMPOTENCY_HEADER,
      in: 'header',
      required: completeLimits(route).idempotencyKey === 'required',
      description:
        'Makes the write idempotent for 24 hours: a signed-in user who repeats the request with the same key gets the same response. A different body is rejected (409).',
      schema: { type: 'string', pattern: '^[\\w-]{8,100}$' },
    },
  ];
}

function describeParameters(route: Route, write: (schema: z.ZodType) => Json): Json[] {
  const list = (schema: z.ZodObject | undefined, place: 'path' | 'query') =>
    Object.entries(schema?.shape ?? {}).map(([name, field]) => {
      const { description, ...written } = write(field as z.ZodType);
      return {
        name,
        in: place,
        required: place === 'path' || !z.safeParse(field as z.ZodType, undefined).success,
        ...(description === undefined ? {} : { description }),
        ...(written.type === 'array' ? { style: 'form', explode: false } : {}),
        schema: written,
      };
    });
  return [...list(route.params, 'path'), ...list(route.query, 'query'), ...describeKeyParameter(route)];
}

const describeRates = (limits: readonly RateLimit[]): Json[] =>
  limits.map(({ max, seconds, together }) => ({ max, seconds, ...(together && { together }) }));

/** Limits of a call; an extension, because OpenAPI has no field for them. */
const describeLimits = ({ origin, bodyBytes, perAddress, perPerson, isAnswerSecret }: RouteLimits): Json => ({
  ...(origin !== undefined && { origin }),
  ...(bodyBytes !== undefined && { bodyBytes }),
  ...(perAddress && { perAddress: describeRates(perAddress) }),
  ...(perPerson && { perPerson: describeRates(perPerson) }),
  ...(isAnswerSecret && { isAnswerSecret }),
});

/** Limits of calls without `x-limits`. */
const usualLimits = (): Json => ({
  reads: { perAddress: describeRates([usualReadLimit]) },
  writes: describeLimits(completeLimits({ method: 'POST' })),
});

/** Limits that differ from the usual ones. */
const describeOwnLimits = (route: Route): Json => {
  const limits = describeLimits(route);
  return Object.keys(limits).length === 0 ? {} : { 'x-limits': limits };
};

function describeOperation(route: Route, write: ReturnType<typeof makeWriter>): Json {
  const as = (types: readonly string[], schema: z.ZodType, direction?: Direction) =>
    Object.fromEntries(types.map((type) => [type, { schema: write(schema, direction) }]));
  const json = (schema: z.ZodType) => as(['application/json'], schema);
  const { bodyTypes } = completeLimits(route);
  const answerTypes = route.answerTypes ?? ['application/json'];
  const errors: Readonly<Record<number, string>> = route.errors ?? {};
  return {
    operationId: route.name,
    summary: route.summary,
    parameters: describeParameters(route, write),
    ...describeOwnLimits(route),
    ...(route.body
      ? { requestBody: { required: !route.isBodyOptional, content: as(bodyTypes, route.body, 'input') } }
      : {}),
    responses: {
      ...(route.isEmpty
        ? { 204: { description: 'Success.' } }
        : {
            [route.isAccepted ? 202 : 200]: {
              description: 'Success.',
              content: as(answerTypes, route.answer),
            },
          }),
      ...Object.fromEntries(
        Object.entries(errors).map(([status, description]) => [
          status,
          { description, content: json(errorAnswerSchema) },
        ]),
      ),
      default: { description: 'Any other error.', content: json(errorAnswerSchema) },
    },
  };
}

/** Generates the OpenAPI 3.1 document from the schemas the server validates with. */
export function openapi(): OpenApi {
  const schemas: Record<string, Json> = {};
  const write = makeWriter(schemas);
  const paths: OpenApi['paths'] = {};
  for (const route of Object.values(contract) as Route[]) {
    paths[route.path] = {
      ...paths[route.path],
      [route.method.toLowerCase()]: describeOperation(route, write),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sewa',
      version: contractVersion,
      description: 'The HTTP API of Sewa, a rental marketplace for Singapore.',
    },
    'x-usual-limits': usualLimits(),
    paths,
    components: { schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))) },
  };
}
