import { Client, type ClientConfig } from 'pg';

const LONGEST_PAUSE = 5_000;

/**
 * Listens to a channel on a connection of its own, which is opened again when it breaks; then `onNotify` is called
 * with '' because something may have been missed. The first connection must succeed. Returns what ends it.
 */
export async function listen(
  config: ClientConfig,
  channel: string,
  onNotify: (payload: string) => void,
): Promise<() => Promise<void>> {
  let isEnded = false;
  let client: Client;
  let timer: NodeJS.Timeout | undefined;

  const connect = async (): Promise<Client> => {
    const next = new Client({ ...config, keepAlive: true });
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
    await next.query(`listen ${next.escapeIdentifier(channel)}`);
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
    await client.end();
  };
}
