import { useSession } from '@sewa/auth/react';
import { lazy, Suspense } from 'react';

const WaitingCard = lazy(() =>
  import('./WaitingCard.tsx').then((module) => ({ default: module.WaitingCard })),
);

/** What waits for somebody signed in, loaded only for them; everybody gets the same page from the server. */
export function Waiting() {
  const isSignedIn = useSession(({ isAuthenticated, isValid }) => isAuthenticated && isValid);
  if (!isSignedIn) return null;
  return (
    <Suspense fallback={null}>
      <WaitingCard />
    </Suspense>
  );
}
