import type { Client, RouteParams } from '@sewa/api/client';
import type { createBrowserRouter } from 'react-router-dom';
import { isPageHandle } from '../page.ts';
import { createEventQueue } from './createEventQueue.ts';
import { connectTracking } from './track.ts';

type SentEvent = RouteParams<'recordEvents'>['body']['events'][number];

/** Calls `start` while the person allows statistics, now or later, and what it gives once they no longer do. */
export type AnalyticsGate = (start: () => () => void) => void;

/** What analytics need to know. */
export interface AnalyticsOptions {
  readonly client: Pick<Client, 'recordEvents'>;
  readonly gate: AnalyticsGate;
  readonly router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;
}

/** The pattern of the page that is shown; null for one that does not exist or failed. */
function findPage({ state }: AnalyticsOptions['router']): string | null {
  const handle: unknown = state.matches.at(-1)?.route.handle;
  return isPageHandle(handle) && !state.errors ? handle.row.path : null;
}

/** Sends page views and what is tracked to our own server, while the person allows statistics; nothing is remembered before. */
export function startAnalytics({ client, gate, router }: AnalyticsOptions): void {
  gate(() => {
    const queue = createEventQueue<SentEvent>((events) =>
      client.recordEvents({ body: { events } }, { keepalive: true }),
    );
    const add = (name: SentEvent['name'], experiment?: string) => {
      const page = findPage(router);
      if (page !== null) queue.add({ name, page, ...(experiment === undefined ? {} : { experiment }) });
    };
    let seen: string | null = null;
    const countView = () => {
      const { navigation, location } = router.state;
      if (navigation.state !== 'idle' || location.pathname === seen) return;
      seen = location.pathname;
      add('page-viewed');
    };
    countView();
    connectTracking(add);
    const stopWatching = router.subscribe(countView);
    return () => {
      connectTracking(null);
      stopWatching();
      queue.close();
    };
  });
}
