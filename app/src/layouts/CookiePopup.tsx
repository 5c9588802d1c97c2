import { useConsent } from '@sewa/consent/react';
import { usePageFlags } from '@sewa/pages';
import { loginPath } from '@sewa/paths';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';

const CookieBanner = lazy(() =>
  import('@sewa/identity/cookie-banner').then((module) => ({ default: module.CookieBanner })),
);

/** The cookie question, loaded only for people who haven't answered it; hidden at log-in and on flagged pages. */
export function CookiePopup() {
  const isAsking = useConsent(({ isKnown, done }) => isKnown && !done);
  const isFlagged = usePageFlags().includes('no-cookie-popup');
  const { pathname } = useLocation();
  if (!isAsking || isFlagged || pathname.startsWith(loginPath())) return null;
  return (
    <Suspense fallback={null}>
      <CookieBanner />
    </Suspense>
  );
}
