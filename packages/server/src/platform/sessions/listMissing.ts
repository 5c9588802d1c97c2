import type { RouteAnswer } from '@sewa/api/client';
import { defineVerb } from '../calling/defineVerb.ts';
import { findEmptyKeys } from './findEmptyKeys.ts';
import { signedIn } from './whoMayAsk.ts';

/** The profile fields of the signed-in user that are still empty. */
export const listMissing = defineVerb(
  signedIn,
  ({ session }): RouteAnswer<'missing'> => ({ emptyKeys: findEmptyKeys(session) }),
);
