import type { RouteAnswer } from '@sewa/api/client';
import { parseDiscoverFilters } from '@sewa/formatters';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import * as messages from '../../platform/messages/messages.ts';
import type { MapView } from './columns/makeMarks.ts';

const degrees = /^-?\d{1,3}(\.\d{1,15})?$/;
const MAX_WIDTH = 10_000;

function parseBounds(text: string | null): Omit<MapView, 'width'> {
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

function parseWidth(text: string | null): number {
  const width = /^\d{1,5}$/.test(text ?? '') ? Number(text) : 0;
  if (width < 1 || width > MAX_WIDTH)
    throw new HttpError('invalid', { fields: [{ name: 'width', reason: messages.widthReason(MAX_WIDTH) }] });
  return width;
}

/** The marks of a map view: homes that match a search, by where they are; throws where the view is none. */
export const listMarks = defineVerb(
  anyone,
  async ({ listingIndex }, { query }: RouteInput<'listMarks'>): Promise<RouteAnswer<'listMarks'>> => {
    const view = { ...parseBounds(query.get('bounds')), width: parseWidth(query.get('width')) };
    return listingIndex.listMarks(parseDiscoverFilters(query), view);
  },
);
