/** Bytes written as two hexadecimal digits each, up to `>`. */
export const decodeHex = (text: string): Buffer =>
  Buffer.from((text.split('>', 1)[0] ?? '').replace(/[^0-9a-f]/gi, ''), 'hex');

/** Bytes written four in five letters, as PDF writes them, up to `~>`. */
export function decodeAscii85(text: string): Buffer {
  const written = (text.split('~>', 1)[0] ?? '').replace(/z/g, '!!!!!').replace(/[^!-u]/g, '');
  const characters = Buffer.from(written.padEnd(Math.ceil(written.length / 5) * 5, 'u'), 'latin1');
  const bytes = Buffer.alloc((characters.length / 5) * 4);
  for (let at = 0; at < characters.length; at += 5) {
    let value = 0;
    for (let place = 0; place < 5; place += 1) value = value * 85 + (characters[at + place] ?? 33) - 33;
    bytes.writeUInt32BE(value % 2 ** 32, (at / 5) * 4);
  }
  return bytes;
}
