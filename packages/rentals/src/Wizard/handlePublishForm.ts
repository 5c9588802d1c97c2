import { explainError, type FieldError } from '@sewa/api/errors';
import type { PageRequest } from '@sewa/pages';
import { rejectWith, requireFormError, sendOnce } from '@sewa/pages/forms';
import { track } from '@sewa/pages/track';
import { listingWizardPath } from '@sewa/paths';
import { redirect } from 'react-router-dom';

/** Why a listing wasn't published. */
export interface PublishResult {
  readonly step: 'publish';
  /** What is missing or wrong: the name of each field, and what the API says of it. */
  readonly fields: readonly FieldError[];
  readonly message: string | null;
}

/** Submits or publishes a listing. */
export async function handlePublishForm({ client, params }: PageRequest, form: FormData): Promise<unknown> {
  const { id: propertyId = '', listingId = '' } = params;
  const call = { id: listingId, body: { version: Number(form.get('version')) } };
  const intent = form.get('intent') === 'publish' ? 'publish' : 'submit';
  try {
    await sendOnce([intent, call], (options) =>
      intent === 'publish' ? client.publishListing(call, options) : client.submitListing(call, options),
    );
    if (intent === 'publish') track('listing-published');
    return redirect(`${listingWizardPath(propertyId, listingId, 'publish')}&done=${intent}`, 303);
  } catch (error) {
    requireFormError(error);
    const { fields } = error;
    const result: PublishResult = {
      step: 'publish',
      fields,
      message: error.status === 400 && fields.length > 0 ? null : explainError(error),
    };
    return rejectWith(error, result);
  }
}
