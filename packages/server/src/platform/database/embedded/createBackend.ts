import type { PGlite } from '@electric-sql/pglite';
import type { Backend } from './SocketServer.ts';

/**
 * A PGlite as the one session of a socket server. The bytes of an answer go to a receiver of ours: PGlite's own parses every row
 * and holds on to it for as long as the database is open.
 */
export function createBackend(pglite: PGlite): Backend {
  return {
    execute(bytes) {
      const parts: Buffer[] = [];
      // PGlite runs the whole statement before its promise is made; a failure of the engine ends the thread. It answers in
      // a piece of its own memory that it writes over, and a socket may still hold the last answer.
      void pglite.execProtocolRawStream(bytes, {
        syncToFs: false,
        onRawData: (part) => parts.push(Buffer.from(part)),
      });
      return Buffer.concat(parts);
    },
  };
}
