import { Client, type ClientConfig } from 'pg';
import { CLOSING_MS, CONNECTING_MS, keepAlive } from './limits.ts';
import { within } from './within.ts';

const LONGEST_PAUSE = 5_000;

/** Heartbeat interval of an idle listener, in milliseconds. */
const BEAT_MS = 15_000;

/**
 * Listens to a channel on a dedicated connection. If it breaks or stops responding, it reconnects and calls `onNotify` with '',
 * because notifications may have been missed. The first connection must succeed. Returns a function that stops it.
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
