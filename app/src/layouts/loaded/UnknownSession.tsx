import { useSession, useSessionStore } from '@sewa/auth/react';
import { Banner, Button, clearEdge } from '@sewa/ui';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import * as messages from '../../messages.ts';
import * as css from './UnknownSession.css.ts';

function subscribeToConnection(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

const isConnected = (): boolean => navigator.onLine;

function TryAgain() {
  const session = useSessionStore();
  const [isAsking, setAsking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const ask = async () => {
    setAsking(true);
    setFailed((await session.control()) === 'unknown');
    setAsking(false);
  };
  return (
    <>
      {hasFailed && !isAsking ? <span className={css.outcome}>{messages.stillUnreachable}</span> : null}
      <Button variant="secondary" size="s" isBusy={isAsking} onClick={() => void ask()}>
        {messages.tryAgainLabel}
      </Button>
    </>
  );
}

/** Says that you stay logged in while the server can't check your session, and lets you try again. */
export function UnknownSession() {
  const isUnknown = useSession(({ isKnown }) => !isKnown);
  const isOnline = useSyncExternalStore(subscribeToConnection, isConnected);
  const place = useRef<HTMLElement>(null);
  useEffect(() => (isUnknown && place.current ? clearEdge(place.current, 'head') : undefined), [isUnknown]);
  return (
    // Rendered empty first, so that screen readers announce what it says later.
    <section
      ref={place}
      aria-live="polite"
      aria-label={isUnknown ? messages.connectionLabel : undefined}
      className={css.place}
    >
      {isUnknown ? (
        <Banner
          role="none"
          tone="warning"
          title={isOnline ? messages.unreachableTitle : messages.offlineTitle}
          actions={<TryAgain />}
        >
          {messages.connectionLead}
        </Banner>
      ) : null}
    </section>
  );
}
