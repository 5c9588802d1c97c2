import type { DiscoverSort } from '@sewa/formatters';

/** Where a page ended: the last listing's value in the order asked for, and its id. */
export interface Cursor {
  value: string;
  id: string;
}

const valueForms: Readonly<Record<DiscoverSort, RegExp>> = {
  newest: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/,
  rentAsc: /^\d{1,9}$/,
  rentDesc: /^\d{1,9}$/,
  areaDesc: /^\d{1,10}(\.\d{1,4})?$/,
};

/** Whether a text of the right form is a moment that exists: JavaScript would take 30 February, PostgreSQL would not. */
function isMoment(text: string): boolean {
  const milliseconds = Date.parse(text);
  if (Number.isNaN(milliseconds) || text.startsWith('0000')) return false;
  return new Date(milliseconds).toISOString().slice(0, 19) === text.slice(0, 19);
}

/** Writes a cursor as opaque text that is safe in a URL. */
export const writeCursor = (sort: DiscoverSort, { value, id }: Cursor): string =>
  Buffer.from(JSON.stringify([sort, value, id])).toString('base64url');

/** Reads a cursor of the same order, or null: a broken one asks for the first page. */
export function findCursor(sort: DiscoverSort, text: string | null): Cursor | null {
  if (!text || text.length > 200) return null;
  try {
    const parsed: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    if (!Array.isArray(parsed) || parsed.length !== 3 || parsed[0] !== sort) return null;
    const [, value, id] = parsed;
    if (typeof value !== 'string' || typeof id !== 'string') return null;
    if (!valueForms[sort].test(value) || !/^[a-z2-7]{12}$/.test(id)) return null;
    if (sort === 'newest' && !isMoment(value)) return null;
    return { value, id };
  } catch {
    return null;
  }
}
