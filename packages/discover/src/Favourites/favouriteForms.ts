import { ApiError, explainError, isUnanswered } from '@sewa/api/errors';
import type { PageRequest } from '@sewa/pages';
import { favouritesPath } from '@sewa/paths';
import { redirect } from 'react-router-dom';

/** A note that was not taken, with what was typed. */
export interface RefusedNote {
  readonly listingId: string;
  readonly note: string;
  readonly reason: string;
}

/** Says why a note was not taken. */
export function explainNote(error: unknown): string {
  const [field] = error instanceof ApiError && !isUnanswered(error) ? error.fields : [];
  return field ? `The note ${field.reason}.` : explainError(error);
}

/**
 * Answers the forms of the favourites when they are sent without script: each ends on the page it came from. Null when
 * the form is about something else.
 */
export async function takeFavouriteForm(
  { client, url }: PageRequest,
  form: FormData,
): Promise<Response | RefusedNote | null> {
  const asked = (name: string): string | null => {
    const value = form.get(name);
    return typeof value === 'string' ? value : null;
  };
  const dropped = asked('drop');
  if (dropped !== null) {
    await client.dropFavourite({ listingId: dropped });
    return redirect(favouritesPath(`removed=${encodeURIComponent(dropped)}`), 303);
  }
  const kept = asked('keep');
  if (kept !== null) {
    await client.keepFavourite({ listingId: kept });
    return redirect(`${favouritesPath()}#${kept}`, 303);
  }
  const listingId = asked('note-of');
  if (listingId === null) return null;
  const note = asked('note') ?? '';
  try {
    await client.noteFavourite({ listingId, body: { note } });
  } catch (error) {
    // Somebody signed out is led to log-in; otherwise what was typed comes back, whatever went wrong.
    if (!(error instanceof ApiError) || error.status === 401) throw error;
    return { listingId, note, reason: explainNote(error) };
  }
  return redirect(`${url.pathname}${url.search}#${listingId}`, 303);
}
