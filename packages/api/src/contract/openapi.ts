import { z } from 'zod';
import { catalogue } from '../catalogue.ts';
import { IDEMPOTENCY_HEADER } from '../idempotencyKey.ts';
import { contract, contractVersion } from './contract.ts';
import type { Route } from './defineRoute.ts';
import { makeExample } from './makeExample.ts';
import { frameRoutes, openRoutes, publicRoutes } from './routeAccess.ts';
import { completeLimits, type RateLimit, type RouteLimits, usualReadLimit } from './routeLimits.ts';
import { tags } from './tags.ts';

type Json = Record<string, unknown>;

/** An OpenAPI 3.1 document. */
export interface OpenApi extends Json {
  openapi: string;
  info: { title: string; version: string; description: string; license: { name: string } };
  paths: Record<string, Record<string, Json>>;
  tags: { name: string; 'x-displayName': string; description: string }[];
  components: { schemas: Record<string, Json>; securitySchemes: Record<string, Json> };
}

/** When each code is answered. */
const errorWords: Readonly<Record<keyof typeof catalogue, string>> = {
  R001: 'The server failed. Repeat the call with the same idempotency key.',
  R002: 'Nothing is there, or you may not know about it.',
  R003: 'The call was refused: not signed in, not allowed, too often, or not in this state.',
  R004: 'Somebody with this phone number or email has an account already.',
  R005: 'Sign-up could not be finished.',
  R006: 'The request is not valid. `fields` says why.',
};

const errorAnswerSchema = z
  .object({
    succeed: z.literal(false),
    code: z.enum(Object.keys(catalogue)).meta({
      description: Object.entries(errorWords)
        .map(([code, words]) => `\`${code}\`: ${words}`)
        .join(' '),
    }),
    message: z.string().meta({ description: 'Words for people.' }),
    fields: z.array(z.object({ name: z.string(), reason: z.string() })).meta({
      description: 'What is wrong with which field of the request; the reason goes on after its name.',
    }),
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
    } = z.toJSONSchema(schema, {
      io: direction,
      // An answer may get fields: whoever reads one passes over those it doesn't know.
      override: ({ jsonSchema }) => {
        if (direction === 'output' && jsonSchema.additionalProperties === false)
          delete jsonSchema.additionalProperties;
        // Many readers know no classes of characters; the server checks them.
        if (jsonSchema.pattern?.includes('\\p{')) delete jsonSchema.pattern;
      },
    }) as Json & { $defs?: Record<string, Json> };
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

/** Who may call: everyone, whoever is signed in, or a frame on a partner's site. */
function describeSecurity(route: Route): Json[] {
  if (publicRoutes.includes(route.name)) return [];
  if (frameRoutes.includes(route.name)) return [{ frame: [] }];
  const frame = completeLimits(route).isForEmbeds ? [{ frame: [] }] : [];
  return [...(openRoutes.includes(route.name) ? [{}] : []), { session: [] }, ...frame];
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

function describeOperation(
  route: Route,
  write: ReturnType<typeof makeWriter>,
  schemas: Record<string, Json>,
): Json {
  const as = (types: readonly string[], schema: z.ZodType, direction?: Direction) =>
    Object.fromEntries(
      types.map((type) => {
        const written = write(schema, direction);
        const isText = type === 'application/json' && written.format !== 'binary';
        const example = isText ? { example: makeExample(written, schemas) } : {};
        return [type, { schema: written, ...example }];
      }),
    );
  const error = { 'application/json': { schema: write(errorAnswerSchema) } };
  const { bodyTypes } = completeLimits(route);
  const answerTypes = route.answerTypes ?? ['application/json'];
  const errors: Readonly<Record<number, string>> = route.errors ?? {};
  return {
    operationId: route.name,
    tags: tags.flatMap(({ name, calls }) => (calls.includes(route.name) ? [name] : [])),
    summary: route.summary,
    security: describeSecurity(route),
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
        Object.entries(errors).map(([status, description]) => [status, { description, content: error }]),
      ),
      default: { description: 'Any other error.', content: error },
    },
  };
}

const securitySchemes: Record<string, Json> = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-session',
    description:
      'The session of somebody who logged in: `startOtp` sends a code, `validateOtp` sets the cookie. Outside production its name begins with the environment, such as `dev-session`.',
  },
  frame: {
    type: 'http',
    scheme: 'bearer',
    description: "The session of a frame on a partner's site: `startEmbedSession` answers the bearer.",
  },
};

const description = `The HTTP API of Sewa, a rental marketplace for Singapore.

Every answer is JSON: \`{"succeed": true, "data": ...}\`, or \`{"succeed": false, "code", "message", "fields"}\`. Amounts are whole cents of Singapore dollars, moments are UTC, days are days in Singapore.

What may change: fields, calls and values of lists may be added at any time, so pass over what you don't know. A call or field is never taken away, and no answer loses a field, without a new major version; before 1.0 that is the second number. Every response names the version in \`x-api-version\`, and the CHANGELOG of \`@sewa/api\` says what changed, a month before it is taken away.`;

/** Generates the OpenAPI 3.1 document from the schemas the server validates with. */
export function openapi(): OpenApi {
  const schemas: Record<string, Json> = {};
  const write = makeWriter(schemas);
  const paths: OpenApi['paths'] = {};
  for (const route of Object.values(contract) as Route[]) {
    paths[route.path] = {
      ...paths[route.path],
      [route.method.toLowerCase()]: describeOperation(route, write, schemas),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sewa',
      version: contractVersion,
      description,
      license: { name: 'UNLICENSED' },
    },
    servers: [{ url: '/', description: 'The installation this document comes from.' }],
    tags: tags.map(({ name, title, description: words }) => ({
      name,
      'x-displayName': title,
      description: words,
    })),
    'x-usual-limits': usualLimits(),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))),
      securitySchemes,
    },
  };
}
