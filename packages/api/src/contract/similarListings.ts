import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';
import { listingItemSchema } from './listing.ts';

/** Similar listings. */
export const similarListings = {
  similarListings: defineRoute('similarListings', {
    summary:
      'List up to six live listings of the same type in the same or an adjacent district, closest in rent first.',
    params: z.object({ id: z.string() }),
    answer: succeeded(z.array(listingItemSchema)),
    errors: { 404: 'No listing has this id.' },
  }),
};
