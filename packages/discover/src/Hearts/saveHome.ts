import { ApiError } from '@sewa/api/errors';
import type { PageRequest } from '@sewa/pages';
import { track } from '@sewa/pages/track';
import { favouritesPath } from '@sewa/paths';
import { redirect } from 'react-router-dom';

/** Whether somebody is signed in, for a form that was sent to a page. */
export async function isSignedIn({ preload }: PageRequest): Promise<boolean> {
  return (await preload('control', {})).isAuthenticated;
}

/**
 * Answers a heart that was pressed before or without script: the home is kept and the page comes back where it was. A
 * visitor logs in first; the home is kept then. Null when the form is about something else.
 */
export async function saveHome(page: PageRequest, form: FormData): Promise<Response | null> {
  const listingId = form.get('listing');
  if (typeof listingId !== 'string') return null;
  const { url, client } = page;
  const logInFirst = async () => {
    await client.startPendingAction({ body: { kind: 'favourite', listingId } });
    return redirect(favouritesPath(), 303);
  };
  if (!(await isSignedIn(page))) return logInFirst();
  try {
    await client.saveFavourite({ listingId });
    track('home-saved');
  } catch (error) {
    // The session ended a moment ago: the home is kept once they are back.
    if (error instanceof ApiError && error.status === 401) return logInFirst();
    if (error instanceof ApiError && error.status === 400) return redirect(favouritesPath('full=1'), 303);
    throw error;
  }
  return redirect(`${url.pathname}${url.search}#${listingId}`, 303);
}
