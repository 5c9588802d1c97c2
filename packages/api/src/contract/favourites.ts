import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';
import { listingItemSchema } from './listing.ts';
import { text } from './text.ts';

const params = z.object({ listingId: z.string() });
const signedOut = { 401: 'Nobody is signed in.' };

/** A listing somebody keeps. */
export const favouriteSchema = z
  .object({
    listing: listingItemSchema,
    note: z.string(),
    rentWhenKept: z
      .number()
      .int()
      .positive()
      .meta({ description: 'Cents of a Singapore dollar: what was asked when it was kept.' }),
    keptAt: z.iso.datetime(),
  })
  .meta({ id: 'Favourite', description: 'A listing somebody keeps, with a note for themselves.' });

/** A listing somebody keeps. */
export type Favourite = z.output<typeof favouriteSchema>;

/** Every favourite of whoever is signed in, the last kept first. */
export const listFavouritesRoute = defineRoute('listFavourites', {
  summary: 'Every favourite of whoever is signed in, the last kept first.',
  answer: succeeded(z.array(favouriteSchema)),
  errors: signedOut,
});

/** Ids of the favourites, for the hearts on cards. */
export const listFavouriteIdsRoute = defineRoute('listFavouriteIds', {
  summary: 'Ids of the listings that whoever is signed in keeps.',
  answer: succeeded(z.array(z.string())),
  errors: signedOut,
});

/** Keeps a listing; doing it again changes nothing. */
export const saveFavouriteRoute = defineRoute('saveFavourite', {
  summary: 'Keep a listing. Again: nothing changes. Within an hour of dropping it: it is as it was.',
  params,
  answer: succeeded(z.null()),
  errors: { ...signedOut, 400: 'There are 200 favourites already.', 404: 'No listing has this id.' },
});

/** Drops a favourite; doing it again changes nothing. */
export const dropFavouriteRoute = defineRoute('dropFavourite', {
  summary: 'Drop a favourite. Again: nothing changes.',
  params,
  answer: succeeded(z.null()),
  errors: signedOut,
});

/** What a note may be. */
export const favouriteNoteSchema = z.object({
  note: text(500, { least: 0 }),
});

/** Writes the note of a favourite. */
export const noteFavouriteRoute = defineRoute('noteFavourite', {
  summary: 'Write the note of a favourite.',
  params,
  body: favouriteNoteSchema,
  answer: succeeded(z.null()),
  errors: { ...signedOut, 400: 'The note is too long.', 404: 'This listing is not a favourite.' },
});
