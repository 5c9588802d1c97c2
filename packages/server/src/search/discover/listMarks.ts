import type { RouteAnswer } from '@sewa/api/client';
import { parseDiscoverFilters } from '@sewa/formatters';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import * as messages from '../messages.ts';
import { parseBounds } from './parseBounds.ts';

const MAX_WIDTH = 10_000;

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
