import { crc32 } from 'node:zlib';
import * as messages from '../../messages/messages.ts';
import { MAX_PIXELS, MAX_TEXT_BYTES, TOO_MANY_PIXELS } from './limits.ts';
import { unpack } from './unpack.ts';

/** What a PNG file begins with. */
export const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

interface Chunk {
  name: string;
  content: Buffer;
}

/** Samples of a pixel, by colour type. */
const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** The chunks of a file from its signature to its end, or what is wrong with them. */
function parseChunks(bytes: Buffer): Chunk[] | string {
  const chunks: Chunk[] = [];
  let at = PNG_SIGNATURE.length;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) return messages.fileIncompleteReason;
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4))
      return messages.fileDamagedReason;
    const name = bytes.toString('latin1', at + 4, at + 8);
    chunks.push({ name, content: bytes.subarray(at + 8, end - 4) });
    if (name === 'IEND') return chunks;
    at = end;
  }
  return messages.fileIncompleteReason;
}

/** Where the packed part of a text or a colour profile begins: behind its name, and in `iTXt` behind two more texts. */
function findPackedText({ name, content }: Chunk): Buffer | null {
  const afterName = content.indexOf(0) + 1;
  if (name === 'zTXt' || name === 'iCCP') return content.subarray(afterName + 1);
  if (name !== 'iTXt' || content[afterName] !== 1) return null;
  const afterLanguage = content.indexOf(0, afterName + 2) + 1;
  return content.subarray(content.indexOf(0, afterLanguage) + 1);
}

/** Bytes of the picture when it is unpacked: a row has a byte more, and a picture in seven passes has more rows. */
function countPictureBytes(header: Buffer): number {
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const row = Math.ceil((width * (samples[header[9] ?? 0] ?? 4) * (header[8] ?? 8)) / 8) + 1;
  return 2 * row * height + 64 * 1024;
}

/** Where the picture of a PNG file ends, or why it is not taken. */
export async function findPngEnd(bytes: Buffer): Promise<number | string> {
  const chunks = parseChunks(bytes);
  if (typeof chunks === 'string') return chunks;
  const header = chunks[0]?.name === 'IHDR' ? chunks[0].content : null;
  if (header?.length !== 13) return messages.fileDamagedReason;
  const pixels = header.readUInt32BE(0) * header.readUInt32BE(4);
  const frames = chunks.filter(({ name }) => name === 'fcTL').length;
  if (pixels === 0) return messages.fileDamagedReason;
  if (pixels * Math.max(1, frames) > MAX_PIXELS) return TOO_MANY_PIXELS;
  let textBytes = 0;
  for (const packed of chunks.flatMap((chunk) => findPackedText(chunk) ?? [])) {
    const unpacked = await unpack(packed, { maxBytes: MAX_TEXT_BYTES - textBytes });
    textBytes += unpacked.bytes;
    if (unpacked.isTooLarge) return messages.fileTextReason(MAX_TEXT_BYTES / 1_000_000);
  }
  const packed = Buffer.concat(chunks.filter(({ name }) => name === 'IDAT').map(({ content }) => content));
  const { isTooLarge, isWhole } = await unpack(packed, { maxBytes: countPictureBytes(header) });
  if (isTooLarge) return messages.fileDeclaredSizeReason;
  if (!isWhole) return messages.fileDamagedReason;
  return chunks.reduce((end, { content }) => end + 12 + content.length, PNG_SIGNATURE.length);
}
