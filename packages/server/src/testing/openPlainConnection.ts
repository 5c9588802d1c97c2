import { connect } from 'node:net';

/** A connection on which a test says what goes over the wire, byte for byte. */
export interface PlainConnection {
  readonly send: (text: string) => void;
  /** Everything that came, once it holds `count` answers or the other side has closed. */
  readonly parseAnswers: (count: number) => Promise<string>;
  /** Everything that came, once the other side has closed. */
  readonly drain: () => Promise<string>;
  readonly close: () => void;
}

const countAnswers = (text: string): number => text.match(/HTTP\/1\.1 \d{3} /g)?.length ?? 0;

/** Connects to a process at `url`; a connection that is cut keeps what came before. */
export function openPlainConnection(url: string): Promise<PlainConnection> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let text = '';
  let isEnded = false;
  const waiting = new Set<() => void>();
  const wake = () => {
    for (const check of waiting) check();
  };
  socket.on('data', (bytes) => {
    text += bytes.toString('latin1');
    wake();
  });
  // What is cut closes too.
  socket.on('error', () => undefined);
  socket.on('close', () => {
    isEnded = true;
    wake();
  });
  const receiveUntil = (isEnough: () => boolean) =>
    new Promise<string>((resolve) => {
      const check = () => {
        if (!isEnded && !isEnough()) return;
        waiting.delete(check);
        resolve(text);
      };
      waiting.add(check);
      check();
    });
  const connection: PlainConnection = {
    send: (bytes) => void socket.write(bytes),
    parseAnswers: (count) => receiveUntil(() => countAnswers(text) >= count && /\r\n\r\n/.test(text)),
    drain: () => receiveUntil(() => false),
    close: () => void socket.destroy(),
  };
  return new Promise((resolve) => socket.once('connect', () => resolve(connection)));
}
