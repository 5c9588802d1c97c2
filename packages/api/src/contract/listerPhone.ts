import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';
import { HOUR } from './routeLimits.ts';

/** The lister's phone number. */
export const listerPhone = {
  listerPhone: defineRoute('listerPhone', {
    summary: 'Get the phone number of the lister. Signed-in users only.',
    params: z.object({ id: z.string() }),
    perPerson: [{ max: 30, seconds: HOUR }],
    answer: succeeded(z.object({ phoneNumber: z.string().nullable() })),
    errors: {
      401: 'Not signed in.',
      403: 'The user has not completed sign-up.',
      404: 'No listing has this id.',
      429: 'Rate limit exceeded.',
    },
  }),
};
