import { HttpError } from '../../platform/http/HttpError.ts';
import * as messages from '../messages.ts';
import type { Bounds } from './columns/columns.ts';

const degrees = /^-?\d{1,3}(\.\d{1,15})?$/;

/** A part of the map, written as west, south, east, north in degrees; throws where it is none. */
export function parseBounds(text: string | null): Bounds {
  const parts = (text ?? '').split(',').map((part) => part.trim());
  const [west = 0, south = 0, east = 0, north = 0] = parts.map(Number);
  const isRight =
    parts.length === 4 &&
    parts.every((part) => degrees.test(part)) &&
    Math.max(Math.abs(west), Math.abs(east)) <= 180 &&
    Math.max(Math.abs(south), Math.abs(north)) <= 90 &&
    west < east &&
    south < north;
  if (!isRight)
    throw new HttpError('invalid', { fields: [{ name: 'bounds', reason: messages.boundsReason }] });
  return { west, south, east, north };
}
