import { createHash } from 'node:crypto';
import type { RouteAnswer } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';

/** Identifies the user to the support widget: the token says nothing about them, and each session has another one. */
export const helpLogIn = defineVerb(
  signedIn,
  ({ session }): RouteAnswer<'helpLogIn'> => ({
    token: createHash('sha256').update(`help:${session.id}`).digest('base64url').slice(0, 32),
    email: session.email,
  }),
);
