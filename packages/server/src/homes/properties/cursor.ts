import { HttpError } from '../../platform/http/HttpError.ts';
import * as messages from '../../platform/messages/messages.ts';
import type { UnitPlace, UnitRow } from './unitQueries.ts';

/** The place after a unit, as short text. */
export const serializeCursor = ({ created_at: createdAt, id }: UnitRow): string =>
  `${createdAt.getTime()}-${id}`;

/** The place a cursor names. Throws if it is invalid. */
export function parseCursor(cursor: string): UnitPlace {
  const [, milliseconds, id] = /^(\d{1,15})-([a-z2-7]{12})$/.exec(cursor) ?? [];
  if (!id) throw new HttpError('invalid', { fields: [{ name: 'cursor', reason: messages.cursorReason }] });
  return { createdAt: new Date(Number(milliseconds)), id };
}
