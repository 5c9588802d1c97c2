import type { DiscoverSort } from '@sewa/formatters';
import type { Place } from './columns/rowOrder.ts';
import { AREA_SCALE } from './columns/tally.ts';

interface CursorForm {
  /** Identifies the sort order in the cursor. */
  parameter: string;
  form: RegExp;
  serialize(value: number): string;
  /** Parses a value, or returns null. */
  find(text: string): number | null;
}

/** Digits of a timestamp, from its year to its microseconds. */
const MOMENT_DIGITS = 20;

/** Whether a well-formed timestamp exists: JavaScript accepts 30 February, PostgreSQL doesn't. */
function isMoment(text: string): boolean {
  const milliseconds = Date.parse(text);
  if (Number.isNaN(milliseconds) || text.startsWith('0000')) return false;
  return new Date(milliseconds).toISOString().slice(0, 19) === text.slice(0, 19);
}

/** Parses a timestamp's digits to microseconds; trailing zeros can be omitted. */
function findMoment(text: string): number | null {
  const digits = text.padEnd(MOMENT_DIGITS, '0');
  const moment = digits.replace(/^(....)(..)(..)(..)(..)(..)(...).*$/, '$1-$2-$3T$4:$5:$6.$7Z');
  return isMoment(moment) ? Date.parse(moment) * 1_000 + Number(digits.slice(-3)) : null;
}

function serializeMoment(microseconds: number): string {
  const digits = new Date(Math.floor(microseconds / 1_000)).toISOString().replace(/\D/g, '');
  const rest = microseconds - Math.floor(microseconds / 1_000) * 1_000;
  return `${digits}${String(rest).padStart(3, '0')}`.replace(/0+$/, '');
}

const forms: Readonly<Record<DiscoverSort, CursorForm>> = {
  newest: { parameter: 'n', form: /^\d{1,20}$/, serialize: serializeMoment, find: findMoment },
  rentAsc: { parameter: 'a', form: /^\d{1,9}$/, serialize: String, find: Number },
  rentDesc: { parameter: 'd', form: /^\d{1,9}$/, serialize: String, find: Number },
  areaDesc: {
    parameter: 's',
    form: /^\d{1,10}(\.\d{1,4})?$/,
    serialize: (area) => String(area / AREA_SCALE),
    find: (text) => Math.round(Number(text) * AREA_SCALE),
  },
  minutes: { parameter: 'm', form: /^\d{1,3}$/, serialize: String, find: Number },
};

/** Serializes a cursor as short, opaque, URL-safe text. */
export const serializeCursor = (sort: DiscoverSort, { value, id }: Place): string =>
  `${forms[sort].parameter}${forms[sort].serialize(value)}-${id}`;

/** Parses a cursor of this sort order; null if it is invalid, which means the first page. */
export function findCursor(sort: DiscoverSort, text: string | null): Place | null {
  const [, parameter, short = '', id = ''] = /^([a-z])([\d.]{1,20})-([a-z2-7]{12})$/.exec(text ?? '') ?? [];
  const { parameter: own, form, find } = forms[sort];
  if (parameter !== own || !form.test(short)) return null;
  const value = find(short);
  return value === null ? null : { value, id };
}
