/** The parts of PostgreSQL's wire protocol (version 3) that the embedded server speaks itself. */

/** One message from a client: its type letter and the whole frame, header included. */
export interface Frame {
  type: string;
  bytes: Buffer;
}

const HEADER = 5;
const STARTUP_VERSION = 196608;
const SSL_REQUEST = 80877103;
const GSS_REQUEST = 80877104;
const CANCEL_REQUEST = 80877102;

/** Longest frame a client may send, in bytes: PostgreSQL's own limit on a value is 1 GB, ours is far lower. */
const MAX_FRAME_BYTES = 256 * 1024 * 1024;

/** What an untyped start-up packet asks for; `parameters` is set for a real start only. */
export interface Startup {
  kind: 'start' | 'encryption' | 'cancel' | 'unknown';
  length: number;
  parameters: Map<string, string>;
}

/** Reads the packet a connection begins with, or says that more bytes are needed. */
export function findStartup(bytes: Buffer): Startup | null {
  if (bytes.length < 8) return null;
  const length = bytes.readInt32BE(0);
  if (length < 8 || length > 10_000) return { kind: 'unknown', length: bytes.length, parameters: new Map() };
  if (bytes.length < length) return null;
  const code = bytes.readInt32BE(4);
  const parameters = new Map<string, string>();
  if (code === SSL_REQUEST || code === GSS_REQUEST) return { kind: 'encryption', length, parameters };
  if (code === CANCEL_REQUEST) return { kind: 'cancel', length, parameters };
  if (code !== STARTUP_VERSION) return { kind: 'unknown', length, parameters };
  const text = bytes.toString('utf8', 8, length).split('\0');
  for (let index = 0; index + 1 < text.length && text[index]; index += 2) {
    parameters.set(text[index] ?? '', text[index + 1] ?? '');
  }
  return { kind: 'start', length, parameters };
}

/** Cuts complete frames off the front of `bytes`; throws on a length no client may claim. */
export function splitFrames(bytes: Buffer): { frames: Frame[]; rest: Buffer } {
  const frames: Frame[] = [];
  let offset = 0;
  while (bytes.length - offset >= HEADER) {
    const length = bytes.readInt32BE(offset + 1);
    if (length < 4 || length > MAX_FRAME_BYTES)
      throw new Error(`A client sent a message of ${length} bytes.`);
    const end = offset + 1 + length;
    if (end > bytes.length) break;
    frames.push({ type: String.fromCharCode(bytes[offset] ?? 0), bytes: bytes.subarray(offset, end) });
    offset = end;
  }
  return { frames, rest: bytes.subarray(offset) };
}

/** Builds one message from its type letter and body. */
export function makeMessage(type: string, ...body: (string | Buffer)[]): Buffer {
  const content = Buffer.concat(body.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
  const header = Buffer.alloc(HEADER);
  header.write(type, 0, 'latin1');
  header.writeInt32BE(content.length + 4, 1);
  return Buffer.concat([header, content]);
}

/** A simple query as a client would send it. */
export const makeQuery = (sql: string): Buffer => makeMessage('Q', `${sql}\0`);

/** `ReadyForQuery` with the transaction status letter. */
export const makeReady = (status: string): Buffer => makeMessage('Z', status);

/** An error answer with PostgreSQL's code and a sentence. */
export const makeError = (code: string, message: string): Buffer =>
  makeMessage('E', `SERROR\0VERROR\0C${code}\0M${message}\0\0`);

/** `AuthenticationOk`, the parameters drivers look at, and the first `ReadyForQuery`. */
export function makeWelcome(processId: number, parameters: ReadonlyMap<string, string>): Buffer {
  const key = Buffer.alloc(8);
  key.writeInt32BE(processId, 0);
  return Buffer.concat([
    makeMessage('R', Buffer.alloc(4)),
    ...[...parameters].map(([name, value]) => makeMessage('S', `${name}\0${value}\0`)),
    makeMessage('K', key),
    makeReady('I'),
  ]);
}

/**
 * The frame with its statement and portal names prefixed, so that connections sharing one backend cannot meet.
 * An unnamed statement or portal stays unnamed: it lives inside one batch, and batches never interleave.
 */
export function prefixNames(frame: Frame, prefix: string): Buffer {
  const body = frame.bytes.subarray(HEADER);
  const renamed = (count: number, from: number): Buffer => {
    const parts: Buffer[] = [body.subarray(0, from)];
    let offset = from;
    for (let index = 0; index < count; index += 1) {
      const end = body.indexOf(0, offset);
      if (end < 0) return frame.bytes;
      if (end > offset) parts.push(Buffer.from(prefix));
      parts.push(body.subarray(offset, end + 1));
      offset = end + 1;
    }
    parts.push(body.subarray(offset));
    return makeMessage(frame.type, ...parts);
  };
  if (frame.type === 'P' || frame.type === 'E') return renamed(1, 0);
  if (frame.type === 'B') return renamed(2, 0);
  if (frame.type === 'D' || frame.type === 'C') return renamed(1, 1);
  return frame.bytes;
}

/** Name of the statement a `Parse` makes, '' for the unnamed one. */
export const parseParseName = (frame: Frame): string =>
  frame.bytes.toString('utf8', HEADER, frame.bytes.indexOf(0, HEADER));

/** SQL text of a simple query or of a `Parse`. */
export function loadSql(frame: Frame): string {
  const from = frame.type === 'P' ? frame.bytes.indexOf(0, HEADER) + 1 : HEADER;
  return frame.bytes.toString('utf8', from, frame.bytes.indexOf(0, from));
}

/** What a backend's answer means for the connections, with notifications taken out of it. */
export interface Answer {
  bytes: Buffer;
  /** Letter of the last `ReadyForQuery`: I idle, T in a transaction, E in a failed one; null when there was none. */
  status: string | null;
  isSettingChanged: boolean;
  notifications: { channel: string; frame: Buffer }[];
}

/** Reads a backend's answer frame by frame. */
export function parseAnswer(raw: Uint8Array): Answer {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  const chunks: Buffer[] = [];
  const answer: Answer = { bytes, status: null, isSettingChanged: false, notifications: [] };
  let storedFrom = 0;
  let offset = 0;
  while (offset + HEADER <= bytes.length) {
    const end = offset + 1 + bytes.readInt32BE(offset + 1);
    const type = bytes[offset];
    if (type === 0x5a) {
      answer.status = String.fromCharCode(bytes[offset + HEADER] ?? 0x49);
    } else if (type === 0x43) {
      const tag = bytes.toString('latin1', offset + HEADER, end - 1);
      if (tag === 'SET' || tag === 'RESET') answer.isSettingChanged = true;
    } else if (type === 0x41) {
      const frame = Buffer.from(bytes.subarray(offset, end));
      const channelEnd = frame.indexOf(0, HEADER + 4);
      answer.notifications.push({ channel: frame.toString('utf8', HEADER + 4, channelEnd), frame });
      chunks.push(bytes.subarray(storedFrom, offset));
      storedFrom = end;
    }
    offset = end;
  }
  if (answer.notifications.length > 0) {
    chunks.push(bytes.subarray(storedFrom));
    answer.bytes = Buffer.concat(chunks);
  }
  return answer;
}
