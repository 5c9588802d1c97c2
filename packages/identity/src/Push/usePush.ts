import { explainError } from '@sewa/api/errors';
import { useWrite } from '@sewa/api/swr';
import { useToast } from '@sewa/ui';
import { useEffect, useState } from 'react';
import { beginPush, endPush, findPushState, type PushState } from './browserPush.ts';
import * as messages from './messages.ts';

/** Turns push messages on and off in this browser, and says how it went. */
export function usePush(publicKey: string) {
  const [state, setState] = useState<PushState>('checking');
  const [isBusy, setIsBusy] = useState(false);
  const { write: subscribe } = useWrite('subscribePush');
  const { write: unsubscribe } = useWrite('unsubscribePush');
  const { show } = useToast();

  useEffect(() => {
    void findPushState().then(setState);
  }, []);

  async function attempt(work: () => Promise<string | null>): Promise<void> {
    setIsBusy(true);
    try {
      const done = await work();
      if (done !== null) show({ type: 'Success', message: done });
    } catch (error) {
      const reason = error instanceof DOMException ? messages.noService : explainError(error);
      show({ type: 'Error', message: messages.failed(reason) });
    } finally {
      setState(await findPushState());
      setIsBusy(false);
    }
  }

  async function begin(): Promise<string | null> {
    const subscription = await beginPush(publicKey);
    const { endpoint, keys: { p256dh, auth } = {} } = subscription ?? {};
    if (!endpoint || !p256dh || !auth) return null;
    try {
      await subscribe({ body: { endpoint, keys: { p256dh, auth } } });
    } catch (error) {
      await endPush();
      throw error;
    }
    return messages.turnedOn;
  }

  async function end(): Promise<string> {
    const endpoint = await endPush();
    if (endpoint) await unsubscribe({ body: { endpoint } });
    return messages.turnedOff;
  }

  return { state, isBusy, turnOn: () => attempt(begin), turnOff: () => attempt(end) };
}
