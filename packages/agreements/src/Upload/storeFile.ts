import { makeKey } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import type { PageRequest } from '@sewa/pages';
import * as messages from './messages.ts';

/** The field that a file is sent under. */
export const FILE = 'fileId';

/** The id of the file of a form, stored first if it comes with it, as without script; or why it can't be. */
export async function storeFile(
  { client }: PageRequest,
  form: FormData,
): Promise<{ readonly fileId: string } | { readonly issue: string }> {
  const value = form.getAll(FILE).find((each) => (each instanceof File ? each.size > 0 : each !== ''));
  if (value === undefined) return { issue: messages.missing };
  if (!(value instanceof File)) return { fileId: value };
  try {
    // The key of the form is for what the file is sent with.
    return { fileId: (await client.addFile({ body: value }, { idempotencyKey: makeKey() })).id };
  } catch (error) {
    if (error instanceof ApiError && [400, 413, 415].includes(error.status))
      return { issue: messages.refused };
    throw error;
  }
}
