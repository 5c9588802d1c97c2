import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';
import { listingItemSchema } from './listing.ts';

/** Homes somebody who likes this one may like as well. */
export const similarListingsRoute = defineRoute('similarListings', {
  summary: 'At most six live listings of the same type, in or beside its district, nearest in rent.',
  params: z.object({ id: z.string() }),
  answer: succeeded(z.array(listingItemSchema)),
  errors: { 404: 'No listing has this id.' },
});
