import type { Context } from 'hono';
import type { z } from 'zod';
import { RefusedError } from './RefusedError.ts';

/** The body of a request, checked; throws with every field that is wrong and why. */
export async function readBody<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new RefusedError('not-json', {
      fields: [{ name: 'content-type', reason: 'should be application/json' }],
    });
  }
  let content: unknown;
  try {
    content = JSON.parse(await c.req.text());
  } catch (error) {
    if (error instanceof RefusedError) throw error;
    throw new RefusedError('invalid', { fields: [{ name: 'body', reason: 'is not JSON' }] });
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
  throw new RefusedError('invalid', { fields });
}
