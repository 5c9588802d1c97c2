import type { PageRequest } from '@sewa/pages';
import { profilePath } from '@sewa/paths';
import { redirect } from 'react-router-dom';
import { acceptEnded } from './acceptEnded.ts';

/** Id of the section that lists the sessions. */
export const sessionsId = 'sessions';

/** Names of the buttons that end one session, by its id, and all others. */
export const sessionButtons = { end: 'end-session', endOthers: 'end-other-sessions' } as const;

const listPath = () => `${profilePath()}#${sessionsId}`;

/** Answers the forms of the sessions when they are sent without script. Null when the form is about something else. */
export async function handleSessionForm({ client }: PageRequest, form: FormData): Promise<Response | null> {
  const id = form.get(sessionButtons.end);
  if (typeof id === 'string') {
    await acceptEnded(client.endSession({ id }));
    return redirect(listPath(), 303);
  }
  if (!form.has(sessionButtons.endOthers)) return null;
  await client.endOtherSessions({});
  return redirect(listPath(), 303);
}
