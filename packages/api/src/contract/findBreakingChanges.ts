import type { OpenApi } from './openapi.ts';

/** What callers depend on. */
export type ApiShape = Pick<OpenApi, 'paths'> & {
  readonly components: Pick<OpenApi['components'], 'schemas'>;
};

type Json = Record<string, unknown>;

const asJson = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function withoutText(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutText);
  if (typeof value !== 'object' || value === null) return value;
  const relevant = Object.entries(value).filter(([key]) => key !== 'description');
  return Object.fromEntries(relevant.map(([key, part]) => [key, withoutText(part)]));
}

const isSame = (before: unknown, after: unknown): boolean =>
  JSON.stringify(withoutText(before)) === JSON.stringify(withoutText(after));

function compareSchema(name: string, before: Json, after: Json): string[] {
  if (!before.properties) return isSame(before, after) ? [] : [`${name} changed its type`];
  const fields = asJson(after.properties);
  const required = new Set(asList(after.required));
  const gone = Object.entries(asJson(before.properties)).flatMap(([field, schema]) => {
    if (!(field in fields)) return [`${name}.${field} is gone`];
    if (!isSame(schema, fields[field])) return [`${name}.${field} changed its type`];
    const wasRequired = asList(before.required).includes(field);
    return wasRequired && !required.has(field) ? [`${name}.${field} may now be missing`] : [];
  });
  return gone;
}

function compareParameters(call: string, before: Json, after: Json): string[] {
  const parameters = asList(after.parameters).map(asJson);
  const known = asList(before.parameters).map(asJson);
  const gone = known.flatMap(({ name, schema }) => {
    const next = parameters.find((parameter) => parameter.name === name);
    if (!next) return [`${call} no longer takes ${String(name)}`];
    return isSame(schema, next.schema) ? [] : [`${call} takes another type of ${String(name)}`];
  });
  const demanded = parameters
    .filter(
      ({ name, required }) => required === true && known.find((one) => one.name === name)?.required !== true,
    )
    .map(({ name }) => `${call} now requires ${String(name)}`);
  return [...gone, ...demanded];
}

const findSuccess = ({ responses }: Json): Json =>
  asJson(asJson(responses)['200'] ?? asJson(responses)['204']);

/** Describes what a later contract breaks for callers of an earlier one. Additions don't count. */
export function findBreakingChanges(before: ApiShape, after: ApiShape): string[] {
  const calls = Object.entries(before.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const call = `${method.toUpperCase()} ${path}`;
      const next = after.paths[path]?.[method];
      if (!next) return [`${call} is gone`];
      const bodies = isSame(operation.requestBody, next.requestBody) ? [] : [`${call} takes another body`];
      const isAnswerSame = isSame(findSuccess(operation), findSuccess(next));
      const answers = isAnswerSame ? [] : [`${call} answers something else`];
      return [...compareParameters(call, operation, next), ...bodies, ...answers];
    }),
  );
  const schemas = Object.entries(before.components.schemas).flatMap(([name, schema]) => {
    const next = after.components.schemas[name];
    return next ? compareSchema(name, schema, next) : [`The type ${name} is gone`];
  });
  return [...calls, ...schemas];
}
