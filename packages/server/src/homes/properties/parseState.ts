import type { PropertyListing } from '@sewa/api/client';
import { listingStates } from '@sewa/api/schema';
import { HttpError } from '../../platform/http/HttpError.ts';
import * as messages from './messages.ts';

/** The state a query asks for, or null for any. Throws if it is invalid. */
export function parseState(text: string | null): PropertyListing['state'] | null {
  if (text === null) return null;
  const state = listingStates.find((name) => name === text);
  if (!state) throw new HttpError('invalid', { fields: [{ name: 'state', reason: messages.stateReason }] });
  return state;
}
