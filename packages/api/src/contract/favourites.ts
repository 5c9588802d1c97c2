import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';
import { listingItemSchema } from './listing.ts';
import { text } from './text.ts';

const params = z.object({ listingId: z.string() });
const signedOut = { 401: 'Not signed in.' };

/** A saved listing. */
export const favouriteSchema = z
  .object({
    listing: listingItemSchema,
    note: z.string(),
    rentWhenKept: z
      .number()
      .int()
      .positive()
      .meta({ description: 'Rent when the listing was saved, in Singapore cents.' }),
    keptAt: z.iso.datetime(),
  })
  .meta({ id: 'Favourite', description: 'A saved listing, with a private note.' });

/** A saved listing. */
export type Favourite = z.output<typeof favouriteSchema>;

/** The note of a favourite. */
export const favouriteNoteSchema = z.object({
  note: text(500, { least: 0 }),
});

/** Favourites. */
export const favourites = {
  listFavourites: defineRoute('listFavourites', {
    summary: "List the user's favourites, most recently saved first.",
    answer: succeeded(z.array(favouriteSchema)),
    errors: signedOut,
  }),
  listFavouriteIds: defineRoute('listFavouriteIds', {
    summary: "List the ids of the user's favourites.",
    answer: succeeded(z.array(z.string())),
    errors: signedOut,
  }),
  saveFavourite: defineRoute('saveFavourite', {
    summary:
      'Save a listing. Idempotent. If it was removed within the last hour, it is restored with its note.',
    params,
    answer: succeeded(z.null()),
    errors: { ...signedOut, 400: 'The user already has 200 favourites.', 404: 'No listing has this id.' },
  }),
  dropFavourite: defineRoute('dropFavourite', {
    summary: 'Remove a favourite. Idempotent.',
    params,
    answer: succeeded(z.null()),
    errors: signedOut,
  }),
  noteFavourite: defineRoute('noteFavourite', {
    summary: 'Set the note of a favourite.',
    params,
    body: favouriteNoteSchema,
    answer: succeeded(z.null()),
    errors: { ...signedOut, 400: 'The note is too long.', 404: 'This listing is not a favourite.' },
  }),
};
