import type { DiscoverSort } from '@sewa/formatters';

/** Where a page ended: the last listing's value in the order asked for, and its id. */
export interface Cursor {
  value: string;
  id: string;
}

interface CursorForm {
  /** Says which order the cursor belongs to. */
  parameter: string;
  form: RegExp;
  shorten(value: string): string;
  /** The value a short text stands for, or null. */
  find(text: string): string | null;
}

/** Digits of a moment, from its year to its microseconds. */
const MOMENT_DIGITS = 20;

/** Whether a text of the right form is a moment that exists: JavaScript would take 30 February, PostgreSQL would not. */
function isMoment(text: string): boolean {
  const milliseconds = Date.parse(text);
  if (Number.isNaN(milliseconds) || text.startsWith('0000')) return false;
  return new Date(milliseconds).toISOString().slice(0, 19) === text.slice(0, 19);
}

function findMoment(text: string): string | null {
  const digits = text.padEnd(MOMENT_DIGITS, '0');
  const moment = digits.replace(/^(....)(..)(..)(..)(..)(..)(......)$/, '$1-$2-$3T$4:$5:$6.$7Z');
  return isMoment(moment) ? moment : null;
}

const unchanged = (text: string): string => text;

const forms: Readonly<Record<DiscoverSort, CursorForm>> = {
  newest: {
    parameter: 'n',
    form: /^\d{1,20}$/,
    shorten: (moment) => moment.replace(/\D/g, '').replace(/0+$/, ''),
    find: findMoment,
  },
  rentAsc: { parameter: 'a', form: /^\d{1,9}$/, shorten: unchanged, find: unchanged },
  rentDesc: { parameter: 'd', form: /^\d{1,9}$/, shorten: unchanged, find: unchanged },
  areaDesc: { parameter: 's', form: /^\d{1,10}(\.\d{1,4})?$/, shorten: unchanged, find: unchanged },
};

/** Writes a cursor as opaque text that is safe in a URL, and short: it stands in every page of results. */
export const serializeCursor = (sort: DiscoverSort, { value, id }: Cursor): string =>
  `${forms[sort].parameter}${forms[sort].shorten(value)}-${id}`;

/** Reads a cursor of the same order, or null: a broken one asks for the first page. */
export function findCursor(sort: DiscoverSort, text: string | null): Cursor | null {
  const [, parameter, short = '', id = ''] = /^([a-z])([\d.]{1,20})-([a-z2-7]{12})$/.exec(text ?? '') ?? [];
  const { parameter: own, form, find } = forms[sort];
  if (parameter !== own || !form.test(short)) return null;
  const value = find(short);
  return value === null ? null : { value, id };
}
