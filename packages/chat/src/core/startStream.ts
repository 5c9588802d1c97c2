import { askedToWait, backOff, isOffline, isRefused } from './failures.ts';
import { takeTurn } from './inLock.ts';
import { readStream } from './readStream.ts';
import { startPoll } from './startPoll.ts';
import type { StartTransport, StreamEvent, Transport } from './Transport.ts';
import { watchHidden } from './watchHidden.ts';

/** A stream that is silent for longer than this, when somebody comes back to the page, may be dead. */
const SUSPECT_MS = 35_000;

/** A stream that lasted this long was a good one: what ends it is no reason to wait. */
const GOOD_MS = 10_000;

/** How long a page waits for the one that holds the stream to answer. */
const ANSWER_MS = 2_000;

/** What the page that holds the stream tells the others of its browser: its events, and how it is; another asks whether there is one. */
type StreamNote = StreamEvent | 'opened' | 'alive' | 'lost' | 'asking';

/**
 * Listens to the stream, and connects again whenever it ends. One page of the browser holds it and tells the others, for a browser opens
 * only six connections to a host; when it goes, the next one takes over and all read what they may have missed. While there is no stream
 * a page polls; while it is hidden it does neither. A stream that is refused is not asked for again.
 */
export const startStream: StartTransport = (options) => {
  const { client, userId, look, onEvent, onDown, onPause } = options;
  const name = `chat-stream-${userId}`;
  let ending: AbortController | null = null;
  let poll: Transport | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state: 'on' | 'hidden' | 'refused' = 'on';
  let isHolding = false;
  let isAlive = false;
  /** Whether something may have been missed since the stream of another page was last heard. */
  let isBehind = true;
  let giveUp: (() => void) | null = null;
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

  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  const send = (note: StreamNote): void => channel?.postMessage(note);
  channel?.addEventListener('message', ({ data: note }: MessageEvent<StreamNote>) => {
    if (state !== 'on') return;
    if (isHolding) {
      if (note === 'asking' && isAlive) send('alive');
    } else if (typeof note === 'object') onEvent(note);
    else if (note === 'lost') lostHolder();
    else if (note !== 'asking') {
      clearTimeout(timer);
      stopPolling();
      if (note === 'opened' || isBehind) look();
      isBehind = false;
    }
  });

  function lostHolder(): void {
    clearTimeout(timer);
    isBehind = true;
    onDown();
    startPolling();
  }

  /** Asks the page that holds the stream whether it is there: one that a phone has put to sleep doesn't answer. */
  function askHolder(): void {
    send('asking');
    clearTimeout(timer);
    timer = setTimeout(lostHolder, ANSWER_MS);
  }

  /** Waits for the turn of this page to hold the stream; until then it hears from the page that does. */
  function begin(): void {
    isHolding = false;
    isBehind = true;
    giveUp = takeTurn(name, () => {
      isHolding = true;
      stopPolling();
      void connect();
    });
    if (!isHolding) askHolder();
  }

  function hangUp(): void {
    clearTimeout(timer);
    isAlive = false;
    const open = ending;
    ending = null;
    open?.abort();
  }

  /** Lets another page hold the stream. */
  function resign(): void {
    hangUp();
    isHolding = false;
    giveUp?.();
    giveUp = null;
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
    let failure: unknown;
    try {
      await readStream(client, mine, {
        onOpen: look,
        onEvent(event) {
          onEvent(event);
          send(event);
        },
        onBytes() {
          lastByteAt = Date.now();
          // Only now: a proxy may hold back the bytes of a stream.
          if (isAlive) return;
          isAlive = true;
          stopPolling();
          send('opened');
        },
      });
    } catch (error) {
      failure = error;
    }
    if (ending !== mine) return;
    send('lost');
    onDown(failure);
    // Whoever was told may have stopped everything.
    if (ending !== mine) return;
    ending = null;
    const wasAlive = isAlive;
    isAlive = false;
    if (isRefused(failure)) {
      state = 'refused';
      resign();
      return startPolling();
    }
    if (wasAlive && Date.now() - startedAt > GOOD_MS) attempts = 0;
    if (!wasAlive) startPolling();
    connectLater(failure);
  }

  function reconnect(): void {
    if (state !== 'on' || isOffline()) return;
    if (!isHolding) {
      askHolder();
      return;
    }
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

  function hide(): void {
    if (state !== 'on') return;
    state = 'hidden';
    resign();
    stopPolling();
    onPause();
  }

  const leave = watchHidden((isHidden) => {
    if (isHidden) hide();
    else if (state === 'hidden') {
      state = 'on';
      attempts = 0;
      begin();
    } else reconnect();
  });
  const listening = new AbortController();
  const { signal } = listening;
  globalThis.window?.addEventListener('focus', reconnect, { signal });
  globalThis.window?.addEventListener('offline', lose, { signal });
  // A page that can come back from the browser's cache holds nothing meanwhile.
  globalThis.window?.addEventListener('pagehide', hide, { signal });
  begin();
  return {
    wake() {
      poll?.wake();
      reconnect();
    },
    stop() {
      leave();
      listening.abort();
      resign();
      stopPolling();
      channel?.close();
    },
  };
};
