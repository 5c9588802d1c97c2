import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';
import { HOUR } from './routeLimits.ts';

/** The number of who lets, for signed-in people. */
export const listerPhoneRoute = defineRoute('listerPhone', {
  summary: 'Telephone number of who lets a listing; for signed-in people only.',
  params: z.object({ id: z.string() }),
  perPerson: [{ max: 30, seconds: HOUR }],
  answer: succeeded(z.object({ phoneNumber: z.string().nullable() })),
  errors: {
    401: 'Nobody is signed in.',
    403: 'Sign-up is not complete.',
    404: 'No listing has this id.',
    429: 'Too many numbers asked for.',
  },
});
