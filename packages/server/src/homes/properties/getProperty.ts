import type { Property } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { findProperty } from './collectProperties.ts';

/** A unit with its listings and authorities. Throws if it is neither the user's nor one whose agent they are. */
export const getProperty = defineVerb(
  signedIn,
  async (ctx, { id }: RouteInput<'getProperty'>): Promise<Property> => {
    const property = await findProperty(ctx, id);
    if (!property) throw new HttpError('not-found');
    return property;
  },
);
