import type { Session } from '@sewa/auth';
import type { LoadLogInSheet } from '@sewa/pages';
import { createElement } from 'react';

/**
 * Makes what asks a visitor to log in above their page. Not in a document in which somebody was signed in before: what was read for them
 * is still there, so log-in goes on in its pages, and the next person begins with a new document.
 */
export function makeLogInSheet(
  session: Session,
  goToLogIn: (path: string) => Promise<never>,
): LoadLogInSheet {
  let wasSignedIn = session.getSnapshot().isAuthenticated;
  session.subscribe(() => {
    wasSignedIn ||= session.getSnapshot().isAuthenticated;
  });
  return async (props) => {
    const { isAuthenticated, isValid } = session.getSnapshot();
    const isInSignUp = isAuthenticated && !isValid;
    if (wasSignedIn && !isInSignUp) await goToLogIn(props.request.path);
    const { LogInSheet } = await import('@sewa/identity/log-in-sheet');
    return createElement(LogInSheet, { ...props, session, leave: goToLogIn });
  };
}
