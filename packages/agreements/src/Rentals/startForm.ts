import type { PageRequest } from '@sewa/pages';
import { parseText, sendOnce } from '@sewa/pages/forms';
import { contractPath } from '@sewa/paths';
import { redirect } from 'react-router-dom';
import { rejectForm } from '../formActions.ts';
import * as messages from './messages.ts';

/** Names the form that begins a rental. */
export const START = 'start';

/** Begins a rental and leads to it; null if the form is about something else. */
export async function handleStartForm({ client }: PageRequest, form: FormData): Promise<unknown> {
  if (form.get('do') !== START) return null;
  const body = { listingId: parseText(form, 'listingId') };
  try {
    const { id } = await sendOnce(body, (options) => client.startRental({ body }, options));
    return redirect(`${contractPath(id)}?step=offer`, 303);
  } catch (error) {
    return rejectForm({ about: START, describe: () => ({ error: messages.startFailed }) }, error);
  }
}
