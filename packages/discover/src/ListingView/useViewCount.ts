import { useClient } from '@sewa/api/swr';
import { track } from '@sewa/pages/track';
import { useEffect, useRef } from 'react';

/** Counts one view of a live listing per visit of its page; nobody waits for it, and nothing says who looked. */
export function useViewCount(id: string, isLive: boolean): void {
  const client = useClient();
  const counted = useRef<string | null>(null);
  useEffect(() => {
    if (!isLive || counted.current === id) return;
    counted.current = id;
    track('listing-viewed');
    client.countView({ id }, { keepalive: true }).catch(() => undefined);
  }, [client, id, isLive]);
}
