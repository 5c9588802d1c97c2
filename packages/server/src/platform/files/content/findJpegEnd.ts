import * as messages from '../../messages/messages.ts';
import { MAX_PIXELS, MAX_SCANS, TOO_MANY_PIXELS } from './limits.ts';

/** What every JPEG begins with. */
export const JPEG_SIGNATURE = Buffer.from([0xff, 0xd8, 0xff]);

const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
const withoutLength = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
/** Markers that say how large the picture is: 0xc0 to 0xcf but tables and arithmetic coding. */
const saysSize = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Where the packed pixels that begin here end: at the next marker that is none of theirs. */
function skipPixels(bytes: Buffer, start: number): number {
  let at = bytes.indexOf(0xff, start);
  while (at >= 0) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && !withoutLength(next)) return at;
    at = bytes.indexOf(0xff, at + 2);
  }
  return bytes.length;
}

/** Where the picture that begins here ends, or what is wrong with it. */
export function parseJpeg(bytes: Buffer, start: number): number | string {
  let at = start + 2;
  let scans = 0;
  let hasSize = false;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return messages.fileDamagedReason;
    const marker = bytes[at + 1] ?? 0;
    if (marker === END_OF_IMAGE) return hasSize && scans > 0 ? at + 2 : messages.fileDamagedReason;
    if (marker === 0xff) at += 1;
    else if (withoutLength(marker)) at += 2;
    else {
      if (at + 4 > bytes.length) return messages.fileIncompleteReason;
      const length = bytes.readUInt16BE(at + 2);
      const end = at + 2 + length;
      if (marker === 0 || marker === 0xd8 || length < 2) return messages.fileDamagedReason;
      if (end > bytes.length) return messages.fileIncompleteReason;
      if (saysSize(marker)) {
        if (hasSize || length < 8) return messages.fileDamagedReason;
        const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)];
        if (height === 0 || width === 0) return messages.fileDamagedReason;
        if (height * width > MAX_PIXELS) return TOO_MANY_PIXELS;
        hasSize = true;
      }
      if (marker === START_OF_SCAN) scans += 1;
      if (scans > MAX_SCANS) return messages.fileScansReason(MAX_SCANS);
      at = marker === START_OF_SCAN ? skipPixels(bytes, end) : end;
    }
  }
  return messages.fileIncompleteReason;
}

/** Where the picture of a JPEG file ends, or why it is not taken. Phones put smaller pictures, a film or a block of the maker behind it. */
export function findJpegEnd(bytes: Buffer): number | string {
  // The length of the first segment, read as the beginning of a comment in a script.
  if (bytes.toString('latin1', 4, 6) === '/*') return messages.fileAlsoScriptReason;
  return parseJpeg(bytes, 0);
}
