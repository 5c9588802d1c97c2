import type { Context } from 'hono';
import type { z } from 'zod';
import { HttpError } from './HttpError.ts';

/** What browsers, phones and programs call some types besides their names. */
const aliases = new Map([
  ['application/x-pdf', 'application/pdf'],
  ['image/jpg', 'image/jpeg'],
  ['image/pjpeg', 'image/jpeg'],
  ['image/x-png', 'image/png'],
]);

const isJson = (type: string): boolean => /^application\/([\w.-]+\+)?json$/.test(type);

async function parseJson(c: Context): Promise<unknown> {
  try {
    return JSON.parse(await c.req.text());
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw new HttpError('invalid', { fields: [{ name: 'body', reason: 'is not JSON' }] });
  }
}

const readFile = async (c: Context, type: string): Promise<File> =>
  new File([await c.req.arrayBuffer()], '', { type });

/**
 * Parses and validates the body of a request: JSON, or a file of one of these types; also JSON is a file if it's `isRaw`. Throws with every invalid field and the
 * reason.
 */
export async function parseBody<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
  types: readonly string[],
  isRaw = false,
): Promise<z.output<Schema>> {
  const [header = ''] = (c.req.header('content-type') ?? '').split(';', 1);
  const name = header.trim().toLowerCase();
  const type = aliases.get(name) ?? name;
  if (!types.includes(type)) {
    throw new HttpError('wrong-type', {
      fields: [{ name: 'content-type', reason: `should be ${types.join(' or ')}` }],
    });
  }
  return parseFields(schema, await (isJson(type) && !isRaw ? parseJson(c) : readFile(c, type)));
}

/** Validates the fields of a body; throws with every invalid field and the reason. */
export function parseFields<Schema extends z.ZodType>(schema: Schema, content: unknown): z.output<Schema> {
  const result = schema.safeParse(content);
  if (result.success) return result.data;
  const fields = result.error.issues.map(({ path, message }) => ({
    name: path.length === 0 ? 'body' : path.join('.'),
    reason: message,
  }));
  throw new HttpError('invalid', { fields });
}
