import * as messages from '../messages/messages.ts';
import { HttpError } from './HttpError.ts';

/** Rows on a page where nobody asks for another number. */
const PAGE_LENGTH = 50;

/** The place in a list after a row: the instant by which the list is sorted, then the row's id. */
export interface ListPlace {
  /** ISO 8601 in UTC, with microseconds. */
  readonly at: string;
  readonly id: string;
}

/** SQL of an instant in a cursor: with microseconds, so that no row between two milliseconds is left out. */
export const placeInstantSql = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** The error of a cursor that isn't one of ours. */
export const makeCursorError = (): HttpError =>
  new HttpError('invalid', { fields: [{ name: 'cursor', reason: messages.cursorReason }] });

/** Whether a day is in the calendar. */
const isDay = (day: string): boolean => new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10) === day;

/** The day that a cursor has. Throws if there is none like it. */
export function requireDay(day: string): string {
  if (Number.isNaN(Date.parse(day)) || !isDay(day)) throw makeCursorError();
  return day;
}

/** The place that a cursor names; its id is as `id` says. Throws if it is invalid. */
export function parsePlace(cursor: string, id: RegExp): ListPlace {
  const [, day, time, found] =
    /^(2\d{3}-\d\d-\d\d)T((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{6}Z)_(.+)$/.exec(cursor) ?? [];
  if (!day || !time || !found || !id.test(found)) throw makeCursorError();
  return { at: `${requireDay(day)}T${time}`, id: found };
}

/** The cursor of a place. */
export const serializePlace = ({ at, id }: ListPlace): string => `${at}_${id}`;

/** How many rows a page has, of a limit that was checked. */
export const parseLimit = (limit: string | undefined): number =>
  limit === undefined ? PAGE_LENGTH : Number(limit);

/** The rows of a page, of which one more was read, and whether there are others. */
export function cutPage<Row>(rows: readonly Row[], limit: number): { shown: Row[]; last: Row | undefined } {
  const shown = rows.slice(0, limit);
  return { shown, last: rows.length > limit ? shown.at(-1) : undefined };
}
