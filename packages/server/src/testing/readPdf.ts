import { inflateSync } from 'node:zlib';

const fromHex = (hex: string): string =>
  Buffer.from(hex.replace(/\s/g, ''), 'hex').swap16().toString('utf16le');

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The bytes of a string as it stands in a PDF, without its brackets. */
const readEscapes = (literal: string): string =>
  literal.replace(/\\([0-7]{1,3}|[^0-7])/g, (_, code: string) =>
    /\d/.test(code) ? String.fromCharCode(Number.parseInt(code, 8)) : (escapes[code] ?? code),
  );

/** The objects of a PDF by number. */
function listObjects(pdf: string): Map<string, string> {
  const found = [...pdf.matchAll(/\n(\d+) 0 obj\n([\s\S]*?)\nendobj/g)];
  return new Map(found.map(([, id = '', body = '']) => [id, body]));
}

function readStream(object: string): string {
  const [, dictionary = '', bytes = ''] = /^([\s\S]*?)\nstream\n([\s\S]*)\nendstream/.exec(object) ?? [];
  return dictionary.includes('/FlateDecode')
    ? inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')
    : bytes;
}

/** Letters by the code of their glyph, from a font's ToUnicode map. */
const readLetters = (map: string): Map<number, string> =>
  new Map(
    [...map.matchAll(/^<([0-9a-f]+)> <([0-9a-f]+)>$/gim)].map(([, code = '', hex = '']) => [
      Number.parseInt(code, 16),
      fromHex(hex),
    ]),
  );

/** A string, in which pairs of brackets may stand; or in hexadecimal. */
const plain = String.raw`[^()\\]|\\[\s\S]`;
const literal = String.raw`\(((?:${plain}|\((?:${plain})*\))*)\)`;
const string = `${literal}|<([0-9a-fA-F]+)>`;

const token = new RegExp(
  String.raw`(?<move>\bcm\n)|\/ActualText <FEFF(?<actual>[0-9A-F]*)>|(?<end>\bEMC\b)|\/(?<font>f\d+) [\d.]+ Tf|(?<shown>(?:${string}|\[(?:${string}|[^\](<])*\]) T[Jj])`,
  'g',
);

const readGlyphs = (strings: string, letters: Map<number, string>): string =>
  [...strings.matchAll(new RegExp(string, 'g'))]
    .map(([, escaped, hex = '']) =>
      escaped === undefined ? Buffer.from(hex, 'hex') : Buffer.from(readEscapes(escaped), 'latin1'),
    )
    .flatMap((bytes) =>
      Array.from(
        { length: bytes.length / 2 },
        (_, index) => letters.get(bytes.readUInt16BE(index * 2)) ?? '?',
      ),
    )
    .join('');

/** The text of a page's content; a space stands where it moves to another place. */
function readContent(content: string, fonts: Map<string, Map<number, string>>): string {
  let text = '';
  let letters = new Map<number, string>();
  let isReplaced = false;
  for (const { groups = {} } of content.matchAll(token)) {
    const { move, actual, end, font, shown = '' } = groups;
    if (move) text += ' ';
    else if (actual !== undefined) {
      text += fromHex(actual);
      isReplaced = true;
    } else if (end) isReplaced = false;
    else if (font) letters = fonts.get(font) ?? letters;
    else if (!isReplaced) text += readGlyphs(shown, letters);
  }
  return text.replaceAll('\u200b', '').replace(/\s+/g, ' ').trim();
}

/** The text that each page of a paper shows, with its header and footer, in the order in which it is written. */
export function readPages(bytes: Uint8Array): string[] {
  const objects = listObjects(Buffer.from(bytes).toString('latin1'));
  const streamOf = (id = ''): string => readStream(objects.get(id) ?? '');
  return [...objects.values()]
    .filter((object) => /\/Type \/Page\n/.test(object))
    .map((page) => {
      const fonts = [...page.matchAll(/\/(f\d+) (\d+) 0 R/g)].map(
        ([, name = '', id = '']): [string, Map<number, string>] => [
          name,
          readLetters(streamOf(/\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1])),
        ],
      );
      return readContent(streamOf(/\/Contents (\d+) 0 R/.exec(page)?.[1]), new Map(fonts));
    });
}

/** The text that a paper shows. */
export const readPdf = (bytes: Uint8Array): string => readPages(bytes).join(' ');
