import { usePageFlags } from '@sewa/pages';
import { patterns } from '@sewa/paths';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useReader } from './useReader.ts';

const BottomMenu = lazy(() =>
  import('@sewa/identity/bottom-menu').then((module) => ({ default: module.BottomMenu })),
);

const known = Object.values(patterns);
const phone = '(max-width: 767px)';

function subscribeToWidth(onChange: () => void): () => void {
  const query = matchMedia(phone);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

const isPhone = (): boolean => matchMedia(phone).matches;
const isPhoneOnServer = () => false;

/** The menu at the foot of a phone on pages that are rendered for anybody: loaded for signed-in people alone. */
export function PhoneMenu() {
  const isNarrow = useSyncExternalStore(subscribeToWidth, isPhone, isPhoneOnServer);
  const isSignedIn = useReader() === 'signedIn';
  const isHidden = usePageFlags().includes('no-bottom-menu');
  if (!isNarrow || !isSignedIn || isHidden) return null;
  return (
    <Suspense fallback={null}>
      <BottomMenu known={known} />
    </Suspense>
  );
}
