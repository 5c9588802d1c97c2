import { createHash } from 'node:crypto';
import type { RentalEvent } from '@sewa/api/client';

/** A value with the keys of its objects sorted, at every depth. */
const sortKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, content]) => [key, sortKeys(content)]),
  );
};

/** The seal of an event: SHA-256 of its JSON with sorted keys and without spaces, the seal before included, in hexadecimal. */
export const sealEvent = (rental: string, event: Omit<RentalEvent, 'seal'>): string =>
  createHash('sha256')
    .update(JSON.stringify(sortKeys({ ...event, rental })))
    .digest('hex');
