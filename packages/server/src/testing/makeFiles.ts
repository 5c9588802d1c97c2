import { crc32, deflateSync } from 'node:zlib';

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A chunk of a PNG file. */
export function makePngChunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const chunk = Buffer.alloc(named.length + 8);
  chunk.writeUInt32BE(content.length, 0);
  named.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(named), named.length + 4);
  return chunk;
}

/** A PNG file of one grey, with more chunks; `pixels` are the bytes it has whatever size it says. */
export function makePng({ width = 2, height = 2, pixels = 0, more = [] as Buffer[] } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const image = deflateSync(Buffer.alloc(pixels || (width + 1) * height));
  const chunks = [makePngChunk('IHDR', header), ...more, makePngChunk('IDAT', image)];
  return Buffer.concat([PNG_SIGNATURE, ...chunks, makePngChunk('IEND', Buffer.alloc(0))]);
}

/** A segment of a JPEG file. */
export function makeJpegSegment(marker: number, content: Buffer): Buffer {
  const length = content.length + 2;
  return Buffer.concat([Buffer.from([0xff, marker, length >> 8, length & 255]), content]);
}

/** A JPEG file of this size, whose pixels nobody looks at. */
export function makeJpeg({ width = 2, height = 2, scans = 1, more = [] as Buffer[] } = {}): Buffer {
  const size = Buffer.from([8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]);
  const scan = Buffer.concat([
    makeJpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    // A byte 0xff of the pixels, a restart, more pixels.
    Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]),
  ]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    makeJpegSegment(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1')),
    ...more,
    makeJpegSegment(0xc0, size),
    ...Array.from({ length: scans }, () => scan),
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** A chunk of a WebP file. */
export function makeWebpChunk(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

/** The pixels of a WebP file without loss, which nobody looks at. */
export function makeWebpPixels(width: number, height: number): Buffer {
  const content = Buffer.alloc(6);
  content[0] = 0x2f;
  content.writeUInt32LE((width - 1 + (height - 1) * 2 ** 14) >>> 0, 1);
  return makeWebpChunk('VP8L', content);
}

/** A WebP file of these chunks, or of one picture. */
export const makeWebp = (chunks: readonly Buffer[] = [makeWebpPixels(2, 2)]): Buffer => {
  const content = Buffer.concat([Buffer.from('WEBP'), ...chunks]);
  return makeWebpChunk('RIFF', content);
};

/** A stream of a PDF file. */
export interface PdfStream {
  dictionary?: string;
  content: Buffer;
}

/** A PDF file with these streams. */
export function makePdf({ streams = [] as PdfStream[], pages = 1, more = '' } = {}): Buffer {
  const objects = streams.map(({ dictionary = '/Filter /FlateDecode', content }, index) =>
    Buffer.concat([
      Buffer.from(`${index + 10} 0 obj\n<< ${dictionary} /Length ${content.length} >>\nstream\n`, 'latin1'),
      content,
      Buffer.from('\nendstream\nendobj\n'),
    ]),
  );
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj
2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count ${pages} >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R >>\nendobj\n${more}`,
      'latin1',
    ),
    ...objects,
    Buffer.from('trailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n'),
  ]);
}
