import type { NatsConnection, NodeConnectionOptions } from '@nats-io/transport-node';
import type { Log } from '../http/log.ts';
import { CLOSING_MS, CONNECTING_MS } from './limits.ts';
import { within } from './within.ts';

/** Options of `openNats`. */
export interface NatsOptions {
  /** Like nats://user:password@host:4222, nats://token@host or tls://host. */
  url: string;
  log: Log;
  /** Called after each connection and reconnection: what was said meanwhile wasn't heard. */
  onConnected: () => void;
}

/** A connection to a NATS server that is made again whenever it breaks. */
export interface Nats {
  isConnected(): boolean;
  /** Publishes a message; dropped while there is no connection. */
  publish(subject: string, payload: string): void;
  /** Calls `hear` with each message of the subjects; call it before `begin`. */
  subscribe(subjects: string, hear: (subject: string, payload: string) => void): void;
  /** Begins to connect; resolves once that succeeded or failed for the first time. */
  begin(): Promise<void>;
  close(): Promise<void>;
}

/** Pause between attempts to connect, and heartbeat of an idle connection, in milliseconds. */
const PAUSE_MS = 1_000;
const BEAT_MS = 15_000;

/** The options of the library, which ignores the credentials in an address. */
function makeOptions(url: string): NodeConnectionOptions {
  const { protocol, hostname, port, username, password } = new URL(url);
  const [user, secret] = [decodeURIComponent(username), decodeURIComponent(password)];
  return {
    servers: `${hostname}:${port || 4222}`,
    name: 'sewa',
    ...(protocol === 'tls:' && { tls: {} }),
    ...(user && (secret ? { user, pass: secret } : { token: user })),
    timeout: CONNECTING_MS,
    maxReconnectAttempts: -1,
    ignoreAuthErrorAbort: true,
    reconnectTimeWait: PAUSE_MS,
    pingInterval: BEAT_MS,
  };
}

const describe = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Connects to a NATS server once `begin` is called, and says in the log when the connection comes and goes. */
export function openNats({ url, log, onConnected }: NatsOptions): Nats {
  const { host } = new URL(url);
  const subscriptions: Parameters<Nats['subscribe']>[] = [];
  let connection: NatsConnection | null = null;
  let isConnected = false;
  /** The server doesn't let us hear, or say, something. */
  let isForbidden = false;
  let isEnded = false;
  let timer: NodeJS.Timeout | undefined;

  /** Waits until the server knows what is subscribed to. If the connection breaks meanwhile, the next one is waited for. */
  const settle = async (current: NatsConnection) => {
    try {
      await current.flush();
    } catch {
      return;
    }
    // The library tells of a reconnection once for each attempt.
    if (isConnected || isEnded) return;
    isConnected = true;
    log('info', 'signals', { message: `Connected to NATS at ${host}.` });
    onConnected();
  };

  const follow = async (current: NatsConnection) => {
    for await (const status of current.status()) {
      if (status.type === 'reconnect') void settle(current);
      if (status.type === 'error') {
        isForbidden ||= status.error.name === 'PermissionViolationError';
        log('error', 'signals', { message: `NATS at ${host}: ${describe(status.error)}` });
      }
      if (status.type !== 'disconnect' || !isConnected || isEnded) continue;
      isConnected = false;
      isForbidden = false;
      log('warn', 'signals', { message: `The connection to NATS at ${host} is lost.` });
    }
    // The library has given up.
    isConnected = false;
    if (!isEnded) await tryUntilConnected(true);
  };

  const connect = async () => {
    // Only a process that has the setting loads the library.
    const library = await import('@nats-io/transport-node');
    const next = await library.connect(makeOptions(url));
    if (isEnded) return next.close();
    connection = next;
    isForbidden = false;
    void follow(next);
    for (const [subjects, hear] of subscriptions)
      next.subscribe(subjects, {
        // An error is told as a status, too.
        callback: (error, message) => {
          if (!error) hear(message.subject, message.string());
        },
      });
    await settle(next);
  };

  const tryUntilConnected = async (isFirst: boolean): Promise<void> => {
    try {
      await connect();
    } catch (error) {
      const isRefused = error instanceof Error && error.name === 'AuthorizationError';
      const fault = isRefused
        ? 'refuses us: the user, password or token in SIGNALS_URL is wrong'
        : 'cannot be reached';
      if (isFirst)
        log('error', 'signals', {
          message: `NATS at ${host} ${fault} (${describe(error)}); trying again until it works. Meanwhile, changes by other processes are seen late.`,
        });
      if (!isEnded) timer = setTimeout(() => void tryUntilConnected(false), PAUSE_MS).unref();
    }
  };

  return {
    isConnected: () => isConnected && !isForbidden,
    publish(subject, payload) {
      if (isConnected) connection?.publish(subject, payload);
    },
    subscribe: (subjects, hear) => void subscriptions.push([subjects, hear]),
    begin: () => tryUntilConnected(true),
    async close() {
      isEnded = true;
      isConnected = false;
      clearTimeout(timer);
      if (connection) await within(CLOSING_MS, connection.close());
    },
  };
}
