import type { Context } from 'hono';
import type { z } from 'zod';
import { HttpError } from './HttpError.ts';

/** The body of a request, which has one of these types, checked; throws with every field that is wrong and why. */
export async function parseBody<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
  types: readonly string[],
): Promise<z.output<Schema>> {
  const [type = ''] = (c.req.header('content-type') ?? '').split(';', 1);
  if (!types.includes(type.trim().toLowerCase())) {
    throw new HttpError('wrong-type', {
      fields: [{ name: 'content-type', reason: `should be ${types.join(' or ')}` }],
    });
  }
  let content: unknown;
  try {
    content = JSON.parse(await c.req.text());
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw new HttpError('invalid', { fields: [{ name: 'body', reason: 'is not JSON' }] });
  }
  return parse(schema, content);
}

/** Checks a value; throws with every field that is wrong and why. */
function parse<Schema extends z.ZodType>(schema: Schema, content: unknown): z.output<Schema> {
  const result = schema.safeParse(content);
  if (result.success) return result.data;
  const fields = result.error.issues.map(({ path, message }) => ({
    name: path.length === 0 ? 'body' : path.join('.'),
    reason: message,
  }));
  throw new HttpError('invalid', { fields });
}
