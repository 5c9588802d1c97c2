import { LoadingBar, ToastProvider } from '@sewa/ui';
import { useState } from 'react';
import { Outlet, useNavigation } from 'react-router-dom';
import { PageCorners } from './corner/PageCorners.tsx';
import { LogInFirst } from './LogInFirst.tsx';
import { ScrollRules } from './ScrollRules.tsx';

/** What surrounds every page: toasts, scroll rules, the corner buttons and, from the first navigation on, the loading bar. */
export function PageShell() {
  const isMoving = useNavigation().state !== 'idle';
  const [hasMoved, setHasMoved] = useState(isMoving);
  if (isMoving && !hasMoved) setHasMoved(true);
  return (
    <ToastProvider>
      {hasMoved ? <LoadingBar isActive={isMoving} /> : null}
      <ScrollRules />
      <LogInFirst>
        <Outlet />
        <PageCorners />
      </LogInFirst>
    </ToastProvider>
  );
}
