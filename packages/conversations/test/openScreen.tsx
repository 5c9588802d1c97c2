import { type Session, visitorSession } from '@sewa/auth';
import { SessionProvider } from '@sewa/auth/react';
import * as kit from '@sewa/pages/testing';
import type { ReactElement } from 'react';

/** What a screen is opened with. */
interface ScreenOptions extends kit.ScreenOptions {
  readonly isSignedIn?: boolean;
}

const tenant = {
  isAuthenticated: true,
  isValid: true,
  userTypes: ['Tenant'],
  redirectToOnboard: false,
  isKnown: true,
};
const somebody: Session = { ...visitorSession, getSnapshot: () => tenant };

const addSession = ({ isSignedIn = false, ...options }: ScreenOptions): kit.ScreenOptions => ({
  ...options,
  wrap: (screen) => (
    <SessionProvider session={isSignedIn ? somebody : visitorSession}>{screen}</SessionProvider>
  ),
});

/** Shows an element as a page of the product does, to a visitor or to a tenant. */
export const openScreen = (element: ReactElement, options: ScreenOptions = {}) =>
  kit.openScreen(element, addSession(options));

/** Shows what the server sent, without script; `hydrate` brings the script. */
export const openBeforeScript = (element: ReactElement, options: ScreenOptions = {}) =>
  kit.openBeforeScript(element, addSession(options));
