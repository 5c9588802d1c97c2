import { refreshRoutes, useClient } from '@sewa/api/swr';
import { get, set } from 'idb-keyval';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Conflict, emptyQueue, type InspectionQueue, isEmpty } from './inspectionQueue.ts';
import { type Sent, sendQueue } from './sendQueue.ts';

/** What waits on this device, and how sending goes. */
export interface QueueState {
  readonly queue: InspectionQueue;
  /** Null before what was kept is read. */
  readonly state: Sent['state'] | 'sending' | 'waiting' | null;
  readonly reason: string | null;
  /** What the other side changed as well. */
  readonly conflicts: readonly Conflict[];
  change(make: (queue: InspectionQueue) => InspectionQueue): void;
  /** Sends what waits; `isSure` replaces what the other side changed meanwhile. */
  send(isSure?: boolean): Promise<Sent['state']>;
}

const plain = { reason: null, conflicts: [] };

const PAUSE_MS = 1_500;
/** A connection that is back isn't always announced. */
const RETRY_MS = 15_000;

/** Keeps changes of an inspection on the device, and sends them when there is a connection: after a pause, when it comes back, and when asked. */
export function useInspectionQueue(id: string, side: 'tenant' | 'landlord'): QueueState {
  const client = useClient();
  const kept = useRef<InspectionQueue>(emptyQueue);
  const running = useRef<Promise<Sent> | null>(null);
  const [queue, setQueue] = useState<InspectionQueue>(emptyQueue);
  const [status, setStatus] = useState<Pick<QueueState, 'state' | 'reason' | 'conflicts'>>({
    ...plain,
    state: null,
  });
  const key = `inspection-${id}-${side}`;

  const write = useCallback(
    async (next: InspectionQueue) => {
      kept.current = next;
      setQueue(next);
      await set(key, next).catch(() => undefined);
    },
    [key],
  );

  const send = useCallback(
    async (isSure = false): Promise<Sent['state']> => {
      if (isSure) await running.current;
      if (isEmpty(kept.current)) return 'sent';
      setStatus({ ...plain, state: 'sending' });
      const store = { read: () => kept.current, write };
      running.current ??= sendQueue(client, store, { id, side, isSure }).finally(() => {
        running.current = null;
      });
      const sent = await running.current;
      if (sent.state === 'sent' || sent.state === 'conflict')
        await refreshRoutes(['getInspection', 'getRental']);
      const isMore = sent.state === 'sent' && !isEmpty(kept.current);
      setStatus({ ...plain, ...sent, state: isMore ? 'waiting' : sent.state });
      return isMore ? send() : sent.state;
    },
    [client, id, side, write],
  );

  useEffect(() => {
    let isGone = false;
    get<InspectionQueue>(key)
      .catch(() => undefined)
      .then((found) => {
        if (isGone) return;
        if (found && isEmpty(kept.current)) {
          kept.current = found;
          setQueue(found);
        }
        setStatus({ ...plain, state: isEmpty(kept.current) ? 'sent' : 'waiting' });
        void send();
      });
    const retry = () => void send();
    window.addEventListener('online', retry);
    return () => {
      isGone = true;
      window.removeEventListener('online', retry);
    };
  }, [key, send]);

  useEffect(() => {
    if (isEmpty(queue)) return;
    const timer = setTimeout(() => void send(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [queue, send]);

  useEffect(() => {
    if (status.state !== 'offline') return;
    const timer = setTimeout(() => void send(), RETRY_MS);
    return () => clearTimeout(timer);
  }, [status, send]);

  const change = useCallback(
    (make: (before: InspectionQueue) => InspectionQueue) => {
      setStatus((was) => ({ ...was, state: was.state === 'sending' ? 'sending' : 'waiting' }));
      void write(make(kept.current));
    },
    [write],
  );

  return { queue, ...status, change, send };
}
