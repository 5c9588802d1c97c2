import { Client, type ClientConfig } from 'pg';
import { CLOSING_MS, CONNECTING_MS, keepAlive } from './limits.ts';
import { within } from './within.ts';

type OnNotify = (payload: string) => void;

/** What a process hears from PostgreSQL, on one connection of its own. */
export interface Listener {
  /**
   * Calls `onNotify` with each payload of a channel, and with '' after a reconnect, because notifications may have been missed. Throws
   * if there is no connection yet and none can be made. Returns a function that stops it.
   */
  listen(channel: string, onNotify: OnNotify): Promise<() => Promise<void>>;
  /** Whether the connection is there; null before the first channel. */
  isListening(): boolean | null;
  close(): Promise<void>;
}

const LONGEST_PAUSE = 5_000;

/** Heartbeat interval of an idle listener, in milliseconds. */
const BEAT_MS = 15_000;

const ask = (client: Client, text: string, timeout: number) =>
  client.query({ ...{ text, query_timeout: timeout } });

const listenTo = (client: Client, channel: string) =>
  ask(client, `listen ${client.escapeIdentifier(channel)}`, CONNECTING_MS);

/** Listens to channels on one connection, opened with the first; it reconnects when the connection breaks or stops responding. */
export function createListener(config: ClientConfig, { beat = BEAT_MS }: { beat?: number } = {}): Listener {
  const channels = new Map<string, Set<OnNotify>>();
  let client: Client | null = null;
  let opening: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;

  const watch = (next: Client) => {
    const onLost = () => {
      clearInterval(heart);
      if (isEnded || next !== client) return;
      client = null;
      reconnect(100);
    };
    const heart = setInterval(() => {
      ask(next, 'select 1', beat / 2).catch(() => {
        onLost();
        void next.end();
      });
    }, beat);
    heart.unref();
    next.on('error', onLost);
    next.on('end', onLost);
  };

  const connect = async () => {
    const next = new Client({ ...config, ...keepAlive, connectionTimeoutMillis: CONNECTING_MS });
    watch(next);
    next.on('notification', ({ channel, payload }) => {
      for (const onNotify of channels.get(channel) ?? []) onNotify(payload ?? '');
    });
    try {
      await next.connect();
      // Channels that are added meanwhile are iterated too.
      for (const channel of channels.keys()) await listenTo(next, channel);
    } catch (error) {
      void next.end();
      throw error;
    }
    client = next;
    if (isEnded) await next.end();
  };

  const open = () => {
    opening ??= connect().finally(() => {
      opening = null;
    });
    return opening;
  };

  const reconnect = (pause: number) => {
    timer = setTimeout(async () => {
      try {
        await open();
        for (const listeners of channels.values()) for (const onNotify of listeners) onNotify('');
      } catch {
        if (!isEnded) reconnect(Math.min(pause * 2, LONGEST_PAUSE));
      }
    }, pause);
    timer.unref();
  };

  return {
    async listen(channel, onNotify) {
      const listeners = channels.get(channel) ?? new Set();
      channels.set(channel, listeners.add(onNotify));
      const end = () => void listeners.delete(onNotify);
      try {
        await (client ? listenTo(client, channel) : open());
      } catch (error) {
        end();
        throw error;
      }
      return async () => end();
    },
    isListening: () => (channels.size === 0 ? null : client !== null),
    async close() {
      isEnded = true;
      clearTimeout(timer);
      await opening?.catch(() => undefined);
      if (client) await within(CLOSING_MS, client.end());
    },
  };
}
