import type { Session } from '@sewa/auth';
import { SessionProvider } from '@sewa/auth/react';
import type { Consent } from '@sewa/consent';
import { ConsentProvider } from '@sewa/consent/react';
import type { LayoutName } from '@sewa/pages';
import type { ComponentType } from 'react';
import { CookiePopup } from './CookiePopup.tsx';
import { EmptyLayout } from './EmptyLayout.tsx';
import { LogInLayout } from './LogInLayout.tsx';
import { PublicLayout } from './PublicLayout.tsx';

/** The frames the route table names, for whoever the session knows; with a consent they ask about cookies. */
export function makeLayouts(
  session: Session,
  consent: Consent | null,
): Partial<Record<LayoutName, ComponentType>> & { readonly public: ComponentType } {
  const frame = (Layout: ComponentType): ComponentType =>
    function SessionFrame() {
      return (
        <SessionProvider session={session}>
          {consent ? (
            <ConsentProvider consent={consent}>
              <Layout />
              <CookiePopup />
            </ConsentProvider>
          ) : (
            <Layout />
          )}
        </SessionProvider>
      );
    };
  return {
    public: frame(() => <PublicLayout hasCookies={consent !== null} />),
    empty: frame(EmptyLayout),
    login: frame(LogInLayout),
  };
}
