import type { FileType } from './judgeContent.ts';

/** Width and height of a picture, in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The first start-of-frame segment of a JPEG holds its size. */
function findJpegSize(bytes: Buffer): PictureSize | null {
  let at = 2;
  while (at + 9 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    const isBare = marker === 0xff || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
    if (marker === 0xff) at += 1;
    else at += isBare ? 2 : 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

/** The first chunk of a WebP file holds its size, in one of three formats. */
function findWebpSize(bytes: Buffer): PictureSize | null {
  if (bytes.length < 30) return null;
  const name = bytes.toString('latin1', 12, 16);
  if (name === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (name === 'VP8 ')
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (name !== 'VP8L') return null;
  const sizes = bytes.readUInt32LE(21);
  return { width: (sizes & 0x3fff) + 1, height: ((sizes >>> 14) & 0x3fff) + 1 };
}

/** The size of a picture that `judgeContent` accepted; null for a document. */
export function findPictureSize(bytes: Buffer, type: FileType): PictureSize | null {
  if (type === 'image/png') return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  if (type === 'image/jpeg') return findJpegSize(bytes);
  return type === 'image/webp' ? findWebpSize(bytes) : null;
}
