import type { ChatState } from './Chat.ts';
import type { ChatChange } from './ChatChange.ts';
import type { Reader } from './createReader.ts';
import type { Store } from './createStore.ts';
import { backOff, isShutOut, isUnanswered } from './failures.ts';
import { oneAtATime } from './oneAtATime.ts';

/** Brings a chat up to date, and says how current it is. */
export interface Sync {
  /** Reads everything that may have been missed, now and, if that fails, again. */
  look(): void;
  /** Notes that something failed or was lost; reads everything again later. */
  fail(error?: unknown): void;
  /** Notes that the connection was lost; the transport makes a new one and looks. */
  lose(error?: unknown): void;
  /** Notes that something was missed: the chat is not live until it is read. */
  miss(): void;
  /** Until the next look, nothing is kept current. */
  pause(): void;
}

/** Creates the sync of a chat. */
export function createSync(
  store: Store<ChatState, ChatChange>,
  reader: Pick<Reader, 'readAll'>,
  { onLive, onShutOut }: { readonly onLive: () => void; readonly onShutOut: (error: unknown) => void },
): Sync {
  let asked = 0;
  let attempts = 0;
  let isPaused = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const become = (connection: ChatState['connection']): void =>
    store.dispatch({ type: 'connectionChanged', connection });
  const isAt = (connection: ChatState['connection']): boolean =>
    store.getSnapshot().connection === connection;

  const run = oneAtATime(async () => {
    const mine = asked;
    if (!isAt('live') && !isAt('connecting')) become('updating');
    try {
      await reader.readAll();
    } catch (error) {
      if (mine === asked) fail(error);
      return;
    }
    attempts = 0;
    if (isPaused || mine !== asked) return;
    become('live');
    onLive();
  });

  function look(): void {
    clearTimeout(timer);
    isPaused = false;
    asked += 1;
    void run();
  }

  function lose(error?: unknown): void {
    if (isShutOut(error)) onShutOut(error);
    if (isPaused) return;
    if (isUnanswered(error)) become('offline');
    else if (isAt('live')) become('updating');
  }

  function fail(error?: unknown): void {
    lose(error);
    if (isPaused) return;
    clearTimeout(timer);
    timer = setTimeout(look, backOff(attempts, error));
    attempts += 1;
  }

  return {
    look,
    fail,
    lose,
    miss() {
      lose();
      look();
    },
    pause() {
      clearTimeout(timer);
      isPaused = true;
      if (!isAt('connecting')) become('paused');
    },
  };
}
