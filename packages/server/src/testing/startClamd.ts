import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The text every scanner takes for a virus; in two parts, so that this file is none to them. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** How the double behaves: as clamd does, saying nothing, or breaking off at some moment. */
export type ClamdMode = 'answers' | 'silent' | 'cut-while-sending' | 'cut-while-answering' | 'too-large';

/** A double of clamd that speaks its INSTREAM protocol. */
export interface TestClamd {
  url: string;
  mode: ClamdMode;
  /** What was sent to be scanned, whole. */
  readonly scanned: Buffer[];
  close(): Promise<void>;
}

const COMMAND = 'zINSTREAM\0';

/** What was sent between the command and the empty piece; null while that has not come. */
function parseStream(sent: Buffer): Buffer | null {
  if (sent.length < COMMAND.length) return null;
  if (sent.toString('latin1', 0, COMMAND.length) !== COMMAND) throw new Error('clamd does not know this.');
  const pieces: Buffer[] = [];
  let at = COMMAND.length;
  while (at + 4 <= sent.length) {
    const length = sent.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    if (at + 4 + length > sent.length) return null;
    pieces.push(sent.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

function sendAnswer(mode: ClamdMode, stream: Buffer): string {
  if (mode === 'cut-while-answering') return 'stream: OK';
  if (mode === 'too-large') return 'INSTREAM size limit exceeded. ERROR\0';
  return stream.includes(EICAR) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0';
}

/** Starts the double on a port of its own, or on a socket in a folder of its own. */
export async function startClamd(place: 'tcp' | 'unix' = 'tcp'): Promise<TestClamd> {
  const folder = mkdtempSync(join(tmpdir(), 'sewa-clamd-'));
  const sockets = new Set<Socket>();
  const scanned: Buffer[] = [];
  const serve = (socket: Socket) => {
    let sent = Buffer.alloc(0);
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    socket.on('data', (piece) => {
      sent = Buffer.concat([sent, piece]);
      if (clamd.mode === 'cut-while-sending') return void socket.destroy();
      const stream = parseStream(sent);
      if (!stream || clamd.mode === 'silent') return;
      scanned.push(stream);
      socket.end(sendAnswer(clamd.mode, stream));
    });
  };
  const server = createServer(serve);
  const path = join(folder, 'clamd.ctl');
  if (place === 'unix') server.listen(path);
  else server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : null;
  const clamd: TestClamd = {
    url: place === 'unix' ? `unix:${path}` : `tcp://127.0.0.1:${port}`,
    mode: 'answers',
    scanned,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return clamd;
}
