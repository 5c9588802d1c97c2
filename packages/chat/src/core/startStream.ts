import { askedToWait, backOff, isOffline, isRefused } from './failures.ts';
import { readStream } from './readStream.ts';
import { startPoll } from './startPoll.ts';
import type { StartTransport, Transport } from './Transport.ts';
import { watchHidden } from './watchHidden.ts';

/** A stream that is silent for longer than this, when somebody comes back to the page, may be dead. */
const SUSPECT_MS = 35_000;

/** A stream that lasted this long was a good one: what ends it is no reason to wait. */
const GOOD_MS = 10_000;

/**
 * Listens to the stream, and connects again whenever it ends. While it cannot be opened it polls; while the page is hidden it does
 * neither. A stream that is refused is not asked for again.
 */
export const startStream: StartTransport = (options) => {
  const { client, look, onEvent, onDown, onPause } = options;
  let ending: AbortController | null = null;
  let poll: Transport | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state: 'on' | 'hidden' | 'refused' = 'on';
  let attempts = 0;
  let notBefore = 0;
  let lastByteAt = 0;

  const startPolling = (): void => {
    poll ??= startPoll(options);
  };

  function stopPolling(): void {
    poll?.stop();
    poll = null;
  }

  function hangUp(): void {
    clearTimeout(timer);
    const open = ending;
    ending = null;
    open?.abort();
  }

  function connectLater(error?: unknown): void {
    notBefore = Date.now() + askedToWait(error);
    clearTimeout(timer);
    timer = setTimeout(connect, backOff(attempts, error));
    attempts += 1;
  }

  async function connect(): Promise<void> {
    hangUp();
    const mine = new AbortController();
    ending = mine;
    lastByteAt = Date.now();
    const startedAt = lastByteAt;
    let hasBytes = false;
    let failure: unknown;
    try {
      await readStream(client, mine, {
        onOpen: look,
        onEvent,
        onBytes() {
          lastByteAt = Date.now();
          // Only now: a proxy may hold back the bytes of a stream.
          if (!hasBytes) stopPolling();
          hasBytes = true;
        },
      });
    } catch (error) {
      failure = error;
    }
    if (ending !== mine) return;
    onDown(failure);
    // Whoever was told may have stopped everything.
    if (ending !== mine) return;
    ending = null;
    if (isRefused(failure)) {
      state = 'refused';
      return startPolling();
    }
    if (hasBytes && Date.now() - startedAt > GOOD_MS) attempts = 0;
    if (!hasBytes) startPolling();
    connectLater(failure);
  }

  function reconnect(): void {
    if (state !== 'on' || isOffline()) return;
    const isSilent = Date.now() - lastByteAt > SUSPECT_MS;
    if (ending ? !isSilent : Date.now() < notBefore) return;
    if (ending) onDown();
    attempts = 0;
    void connect();
  }

  function lose(): void {
    if (!ending) return;
    hangUp();
    connectLater();
  }

  const leave = watchHidden((isHidden) => {
    if (state === 'refused') return;
    if (isHidden) {
      state = 'hidden';
      hangUp();
      stopPolling();
      onPause();
    } else if (state === 'hidden') {
      state = 'on';
      attempts = 0;
      void connect();
    } else reconnect();
  });
  const listening = new AbortController();
  globalThis.window?.addEventListener('focus', reconnect, { signal: listening.signal });
  globalThis.window?.addEventListener('offline', lose, { signal: listening.signal });
  void connect();
  return {
    wake() {
      poll?.wake();
      reconnect();
    },
    stop() {
      leave();
      listening.abort();
      hangUp();
      stopPolling();
    },
  };
};
