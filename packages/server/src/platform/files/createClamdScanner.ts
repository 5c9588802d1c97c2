import { connect, type NetConnectOpts } from 'node:net';
import { Readable } from 'node:stream';
import type { Scanner } from './Scanner.ts';

/** Timeout of one scan, in milliseconds. */
const TIMEOUT_MS = 60_000;
const PIECE_BYTES = 64 * 1024;
/** Maximum size of a response. */
const MAX_ANSWER_BYTES = 4_096;

const findTarget = (address: URL): NetConnectOpts =>
  address.protocol === 'unix:'
    ? { path: decodeURIComponent(address.pathname) }
    : { host: address.hostname.replace(/^\[|\]$/g, ''), port: Number(address.port) };

const formatLength = (length: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
};

/** Clamd's INSTREAM format: the command, length-prefixed chunks, and an empty chunk. */
function* formatStream(bytes: Uint8Array): Generator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0');
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    const piece = bytes.subarray(at, at + PIECE_BYTES);
    yield formatLength(piece.length);
    yield piece;
  }
  yield formatLength(0);
}

/** A ClamAV daemon at `tcp://host:port` or `unix:/path`. */
export function createClamdScanner(url: string, timeoutMs = TIMEOUT_MS): Scanner {
  const target = findTarget(new URL(url));
  return {
    scan: (bytes) =>
      new Promise((resolve, reject) => {
        const socket = connect(target);
        let answer = '';
        const finish = (settle: () => void) => {
          clearTimeout(timer);
          socket.destroy();
          settle();
        };
        const fail = (reason: string) => finish(() => reject(new Error(`clamd ${reason}.`)));
        const timer = setTimeout(() => fail('did not answer in time'), timeoutMs);
        socket.on('error', ({ message }) => fail(`cannot be reached: ${message}`));
        socket.on('close', () => fail('ended the connection'));
        socket.on('data', (piece) => {
          answer += piece.toString('latin1');
          if (answer.length > MAX_ANSWER_BYTES) return fail('answered too much');
          if (!answer.endsWith('\0')) return;
          if (answer === 'stream: OK\0') return finish(() => resolve('clean'));
          if (/^stream: [^\0]+ FOUND\0$/.test(answer)) return finish(() => resolve('infected'));
          fail(`answered ${JSON.stringify(answer)}`);
        });
        Readable.from(formatStream(bytes), { objectMode: false }).pipe(socket, { end: false });
      }),
  };
}
