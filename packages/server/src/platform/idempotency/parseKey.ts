import { IDEMPOTENCY_HEADER } from '@sewa/api/client';
import { HttpError } from '../http/HttpError.ts';

const refuse = (reason: string) =>
  new HttpError('invalid', { fields: [{ name: IDEMPOTENCY_HEADER, reason }] });

/** The key in the body, for calls that accept the legacy field. */
function findBodyKey(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('idempotencyKey' in body)) return undefined;
  return typeof body.idempotencyKey === 'string' ? body.idempotencyKey : undefined;
}

/** The idempotency key of a write, from the header or the legacy body field; throws if it is invalid. */
export function parseKey(header: string | undefined, body: unknown, isRequired: boolean): string | null {
  const key = header ?? findBodyKey(body) ?? null;
  if (key === null && isRequired) throw refuse('is missing');
  if (key !== null && !/^[\w-]{8,100}$/.test(key)) throw refuse('is not 8 to 100 letters, digits, - or _');
  return key;
}
