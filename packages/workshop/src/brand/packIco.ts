/** One size of an icon: its edge in pixels (at most 255) and the PNG of it. */
export interface IconSize {
  readonly edge: number;
  readonly png: Buffer;
}

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/** Packs PNGs into one Windows icon file, in the order given. */
export function packIco(sizes: readonly IconSize[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * sizes.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(sizes.length, 4);
  let offset = header.length;
  sizes.forEach(({ edge, png }, index) => {
    const entry = HEADER_BYTES + ENTRY_BYTES * index;
    header.writeUInt8(edge, entry);
    header.writeUInt8(edge, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...sizes.map(({ png }) => png)]);
}
