import { Client, type ClientConfig } from 'pg';
import { CLOSING_MS, CONNECTING_MS, keepAlive } from './limits.ts';
import { within } from './within.ts';

const LONGEST_PAUSE = 5_000;

/** How often a listener that hears nothing makes sure that it would, in milliseconds. */
const BEAT_MS = 15_000;

/**
 * Listens to a channel on a connection of its own, which is opened again when it breaks; then `onNotify` is called
 * with '' because something may have been missed; so it is when the server falls silent. The first connection must succeed.
 * Returns what ends it.
 */
export async function listen(
  config: ClientConfig,
  channel: string,
  onNotify: (payload: string) => void,
  { beat = BEAT_MS }: { beat?: number } = {},
): Promise<() => Promise<void>> {
  let isEnded = false;
  let client: Client;
  let timer: NodeJS.Timeout | undefined;

  const connect = async (): Promise<Client> => {
    const next = new Client({ ...config, ...keepAlive, connectionTimeoutMillis: CONNECTING_MS });
    const ask = (text: string, timeout: number) => next.query({ ...{ text, query_timeout: timeout } });
    let isLost = false;
    const onLost = () => {
      if (isLost || isEnded || next !== client) return;
      isLost = true;
      reconnect(100);
    };
    next.on('error', onLost);
    next.on('end', onLost);
    next.on('notification', ({ payload }) => onNotify(payload ?? ''));
    await next.connect();
    await ask(`listen ${next.escapeIdentifier(channel)}`, CONNECTING_MS);
    const heart = setInterval(() => {
      ask('select 1', beat / 2).catch(() => {
        clearInterval(heart);
        onLost();
        void next.end();
      });
    }, beat);
    heart.unref();
    return next;
  };

  const reconnect = (pause: number) => {
    timer = setTimeout(async () => {
      try {
        client = await connect();
        if (isEnded) await client.end();
        else onNotify('');
      } catch {
        if (!isEnded) reconnect(Math.min(pause * 2, LONGEST_PAUSE));
      }
    }, pause);
    timer.unref();
  };

  client = await connect();
  return async () => {
    isEnded = true;
    clearTimeout(timer);
    await within(CLOSING_MS, client.end());
  };
}
