import { ApiError, explainError } from '@sewa/api/errors';
import type { PageRequest } from '@sewa/pages';
import { findText, listRefusedFields } from '@sewa/pages/forms';
import { favouritesPath } from '@sewa/paths';
import { redirect } from 'react-router-dom';
import * as messages from './messages.ts';

/** A note that was not taken, with what was typed. */
export interface RejectedNote {
  readonly listingId: string;
  readonly note: string;
  readonly reason: string;
}

/** Says why a note was not taken. */
export function explainNote(error: unknown): string {
  const [field] = listRefusedFields(error);
  return field ? messages.noteIssue(field.reason) : explainError(error);
}

/**
 * Answers the forms of the favourites when they are sent without script: each ends on the page it came from. Null when
 * the form is about something else.
 */
export async function handleFavouriteForm(
  { client, url }: PageRequest,
  form: FormData,
): Promise<Response | RejectedNote | null> {
  const requested = (name: string) => findText(form, name);
  const dropped = requested('drop');
  if (dropped !== null) {
    await client.dropFavourite({ listingId: dropped });
    return redirect(favouritesPath(`removed=${encodeURIComponent(dropped)}`), 303);
  }
  const saved = requested('keep');
  if (saved !== null) {
    await client.saveFavourite({ listingId: saved });
    return redirect(`${favouritesPath()}#${saved}`, 303);
  }
  const listingId = requested('note-of');
  if (listingId === null) return null;
  const note = requested('note') ?? '';
  try {
    await client.noteFavourite({ listingId, body: { note } });
  } catch (error) {
    // Somebody signed out is led to log-in; otherwise what was typed comes back, whatever went wrong.
    if (!(error instanceof ApiError) || error.status === 401) throw error;
    return { listingId, note, reason: explainNote(error) };
  }
  return redirect(`${url.pathname}${url.search}#${listingId}`, 303);
}
