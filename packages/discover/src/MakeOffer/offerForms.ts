import { makeKey } from '@sewa/api/client';
import { explainError } from '@sewa/api/errors';
import type { PageRequest } from '@sewa/pages';
import { listRefusedFields, makeResult, rejectWith, requireFormError } from '@sewa/pages/forms';
import { contractPath, contractsPath } from '@sewa/paths';
import { redirect } from 'react-router-dom';
import * as messages from './messages.ts';

/** Names the form that begins an offer. */
export const OFFER = 'offer';

/** Begins to rent the home and leads to the offer; a visitor logs in on the way. Null if the form is about something else. */
export async function handleOfferForm(page: PageRequest, form: FormData): Promise<unknown> {
  if (form.get('form') !== OFFER) return null;
  const { client, params, preload } = page;
  const listingId = params.id ?? '';
  const { isAuthenticated, isValid } = await preload('control', {});
  if (!isAuthenticated || !isValid)
    return redirect(`${contractsPath()}?offer=${encodeURIComponent(listingId)}`, 303);
  try {
    const { id } = await client.startRental({ body: { listingId } }, { idempotencyKey: makeKey() });
    return redirect(`${contractPath(id)}?step=offer`, 303);
  } catch (error) {
    requireFormError(error);
    const [field] = listRefusedFields(error);
    const words = field ? messages.refused(field.reason) : explainError(error);
    return rejectWith(error, makeResult({ about: OFFER, error: words }));
  }
}
