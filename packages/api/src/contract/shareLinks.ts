import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';

/** Share links. */
export const shareLinks = {
  createShareLink: defineRoute('createShareLink', {
    summary:
      'Make a link to share a listing, an article or a calculation. It is the plain address without a link service, or without consent to statistics.',
    body: z
      .object({ path: z.string().startsWith('/').max(1_000) })
      .meta({ id: 'ShareLinkDraft', description: 'The page to share, by its path and query.' }),
    answer: succeeded(z.object({ url: z.string() })),
    errors: { 400: 'This page has no link to share.', 502: 'The link service failed.' },
  }),
};
