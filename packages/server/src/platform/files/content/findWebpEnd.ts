import * as messages from '../../messages/messages.ts';
import { MAX_PIXELS, TOO_MANY_PIXELS } from './limits.ts';

interface Chunk {
  name: string;
  content: Buffer;
}

/** Whether bytes begin as a WebP file does. */
export const isWebp = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';

function parseChunks(bytes: Buffer): Chunk[] | null {
  const chunks: Chunk[] = [];
  let at = 0;
  while (at < bytes.length) {
    if (at + 8 > bytes.length) return null;
    const size = bytes.readUInt32LE(at + 4);
    const end = at + 8 + size;
    if (end > bytes.length) return null;
    chunks.push({ name: bytes.toString('latin1', at, at + 4), content: bytes.subarray(at + 8, end) });
    at = end + (size % 2);
  }
  return chunks;
}

/** Pixels that a chunk says it has; 0 where it holds none, null where it cannot be read. */
function countPixels({ name, content }: Chunk): number | null {
  const isLong = (bytes: number): boolean => content.length >= bytes;
  if (name === 'VP8X')
    return isLong(10) ? (content.readUIntLE(4, 3) + 1) * (content.readUIntLE(7, 3) + 1) : null;
  if (name === 'VP8 ') {
    const isKeyFrame = isLong(10) && content.readUIntBE(3, 3) === 0x9d012a;
    return isKeyFrame ? (content.readUInt16LE(6) & 0x3fff) * (content.readUInt16LE(8) & 0x3fff) : null;
  }
  if (name === 'VP8L') {
    if (!isLong(5) || content[0] !== 0x2f) return null;
    const sizes = content.readUInt32LE(1);
    return ((sizes & 0x3fff) + 1) * (((sizes >>> 14) & 0x3fff) + 1);
  }
  return 0;
}

/** Pixels of all frames, the canvas counted anew for each; null where a chunk cannot be read. */
function countAllPixels(chunks: readonly Chunk[], frames: number): number | null {
  let sum = 0;
  for (const chunk of chunks) {
    const pixels = countPixels(chunk);
    if (pixels === null) return null;
    sum += chunk.name === 'VP8X' ? pixels * (frames - 1) : pixels;
    if (pixels > MAX_PIXELS) return pixels;
  }
  return sum;
}

/** Where the picture of a WebP file ends, or why it is not taken. */
export function findWebpEnd(bytes: Buffer): number | string {
  const end = bytes.readUInt32LE(4) + 8;
  if (end > bytes.length) return messages.fileIncompleteReason;
  const chunks = parseChunks(bytes.subarray(12, end));
  if (!chunks) return messages.fileDamagedReason;
  const frames = chunks.filter(({ name }) => name === 'ANMF').map(({ content }) => content);
  const framed = frames.map((content) => parseChunks(content.subarray(16)));
  if (framed.includes(null)) return messages.fileDamagedReason;
  const all = [...chunks, ...framed.flatMap((inFrame) => inFrame ?? [])];
  if (!all.some(({ name }) => name === 'VP8 ' || name === 'VP8L')) return messages.fileDamagedReason;
  const pixels = countAllPixels(all, Math.max(1, frames.length));
  if (pixels === null) return messages.fileDamagedReason;
  return pixels > MAX_PIXELS ? TOO_MANY_PIXELS : end;
}
