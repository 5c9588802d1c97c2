import { inflateSync } from 'node:zlib';

/** The streams of a PDF, unpacked, by the number of their object. */
function listStreams(pdf: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, id = '', dictionary = '', bytes = ''] of pdf.matchAll(
    /(\d+) 0 obj\n(<<(?:(?!endobj)[\s\S])*?>>)\nstream\n([\s\S]*?)\nendstream/g,
  ))
    found.set(
      id,
      /FlateDecode/.test(dictionary)
        ? inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')
        : bytes,
    );
  return found;
}

const toText = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** Letters by the code of their glyph, from a font's ToUnicode map. */
function readUnicodeMap(map: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, first = '', , list = ''] of map.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/gi))
    for (const [index, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]+)>/gi)].entries())
      letters.set(Number.parseInt(first, 16) + index, toText(hex.replaceAll(' ', '')));
  return letters;
}

/** The text that a PDF with fonts of its own shows, in the order in which it is written; a space stands between pieces. */
export function readPdf(bytes: Uint8Array): string {
  const pdf = Buffer.from(bytes).toString('latin1');
  const streams = listStreams(pdf);
  const maps = new Map<string, Map<number, string>>();
  for (const [, name = '', id] of pdf.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const font = new RegExp(`\\n${id} 0 obj\\n<<([\\s\\S]*?)>>\\nendobj`).exec(pdf)?.[1] ?? '';
    const toUnicode = /\/ToUnicode (\d+) 0 R/.exec(font)?.[1] ?? '';
    maps.set(name, readUnicodeMap(streams.get(toUnicode) ?? ''));
  }
  const pieces: string[] = [];
  for (const content of streams.values()) {
    let letters = new Map<number, string>();
    for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font) letters = maps.get(font) ?? letters;
      if (shown === undefined) continue;
      const codes = [...shown.matchAll(/<([0-9a-f]+)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
      pieces.push(codes.map((code) => letters.get(Number.parseInt(code, 16)) ?? '?').join(''));
    }
  }
  return pieces.join(' ').replace(/\s+/g, ' ');
}
