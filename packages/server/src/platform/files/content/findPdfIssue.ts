import * as messages from '../../messages/messages.ts';
import { decodeAscii85, decodeHex } from './decodeAscii.ts';
import { JPEG_SIGNATURE, parseJpeg } from './findJpegEnd.ts';
import { MAX_PAGES, MAX_PIXELS, MAX_STREAMS, MAX_UNPACKED_BYTES, TOO_MANY_PIXELS } from './limits.ts';
import { isPacked, type Unpacked, unpack } from './unpack.ts';

const TOO_MANY_PAGES = messages.filePagesReason(MAX_PAGES);
const TOO_LARGE = messages.fileUnpackedReason(MAX_UNPACKED_BYTES / 1_000_000);
/** How often a stream may be packed in itself. */
const MAX_LAYERS = 3;
/** How much of the objects in a stream is looked through for pages. */
const OBJECT_TEXT_BYTES = 8_000_000;
/** How far before a stream its dictionary is looked for. */
const DICTIONARY_BYTES = 32_768;
/** How often a byte may be read: streams that overlap make a small file endless. */
const MAX_READS = 4;

interface Stream {
  /** Its dictionary, with names written in full. */
  readonly dictionary: string;
  readonly start: number;
}

/** A name may have any letter as `#` and its number. */
const spellNames = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Names of what runs by itself or carries other files; long enough not to occur among packed bytes. */
const active = [
  /\/JavaScript\b/,
  /\/Launch\b/,
  /\/EmbeddedFiles?\b/,
  /\/RichMedia\b/,
  /\/AA\s*(?:<<|\d+\s+\d+\s+R\b)/,
  // A place in the document to open at is harmless.
  /\/OpenAction\s*<<(?:(?!>>)[\s\S])*?\/S\s*\/(?!GoTo\b)/,
];
const script = /\/JS\s*(?:[(<]|\d+\s+\d+\s+R\b)/;

/** Whether objects of a PDF carry script, actions or files. */
const isActive = (objects: string): boolean =>
  active.some((name) => name.test(objects)) ||
  script.test(objects.replace(/stream[\r\n][\s\S]*?endstream/g, ' '));

interface Pages {
  /** Pages that stand there. */
  found: number;
  /** The largest number of pages it says it has. */
  declared: number;
}

function countPages(text: string, pages: Pages): void {
  for (const _ of text.matchAll(/\/Type\s*\/Page\b/g)) pages.found += 1;
  for (const [, count] of text.matchAll(/\/Count\s+(\d{1,9})/g))
    pages.declared = Math.max(pages.declared, Number(count));
}

function* findStreams(text: string): Generator<Stream> {
  for (const { index, 0: word } of text.matchAll(/stream(?:\r\n|\n|\r)/g)) {
    if (text.startsWith('end', index - 3)) continue;
    const before = text.slice(Math.max(0, index - DICTIONARY_BYTES), index);
    const dictionary = before.slice(before.lastIndexOf('obj') + 1);
    yield { dictionary: spellNames(dictionary), start: index + word.length };
  }
}

/** The bytes of a stream as they are packed, and how many letters they are written in where they are written in letters. */
function parsePacked(
  bytes: Buffer,
  text: string,
  { dictionary, start }: Stream,
): { bytes: Buffer; characters: number } {
  const decode = /\/(ASCII85Decode|A85)\b/.test(dictionary)
    ? decodeAscii85
    : /\/(ASCIIHexDecode|AHx)\b/.test(dictionary)
      ? decodeHex
      : null;
  if (!decode) return { bytes: bytes.subarray(start), characters: 0 };
  const end = text.indexOf('endstream', start);
  const characters = text.slice(start, end < 0 ? text.length : end);
  return { bytes: decode(characters), characters: characters.length };
}

/** Unpacks a stream as often as it is packed; null where that is too often. */
async function unpackLayers(packed: Buffer, maxBytes: number, textBytes: number): Promise<Unpacked | null> {
  for (let layers = 1; layers <= MAX_LAYERS; layers += 1) {
    const unpacked = await unpack(packed, { maxBytes, layers, textBytes });
    if (unpacked.isTooLarge || !isPacked(unpacked.text)) return unpacked;
    const inner = await unpack(packed, { maxBytes, layers: layers + 1 });
    if (!inner.isWhole && !inner.isTooLarge) return unpacked;
  }
  return null;
}

function findPictureIssue(bytes: Buffer, { dictionary, start }: Stream): string | null {
  const read = (name: string) => Number(new RegExp(`/(?:${name})\\s+(\\d{1,9})`).exec(dictionary)?.[1] ?? 0);
  if (read('Width|W') * read('Height|H') > MAX_PIXELS) return TOO_MANY_PIXELS;
  const isJpeg = bytes.subarray(start, start + 3).equals(JPEG_SIGNATURE);
  return isJpeg && parseJpeg(bytes, start) === TOO_MANY_PIXELS ? TOO_MANY_PIXELS : null;
}

/** Why a PDF file is not taken, or null. What is encrypted is taken as it is: it opens only for whoever has its password. */
export async function findPdfIssue(bytes: Buffer): Promise<string | null> {
  const text = bytes.toString('latin1');
  const end = text.lastIndexOf('%%EOF');
  if (!/^%PDF-[12]\.\d/.test(text)) return messages.fileDamagedReason;
  if (end < 0) return messages.fileIncompleteReason;
  if (!/^[\s\0]*$/.test(text.slice(end + 5))) return messages.fileDataAfterEndReason;
  const pages: Pages = { found: 0, declared: 0 };
  const isTooLong = () => Math.max(pages.found, pages.declared) > MAX_PAGES;
  const objects = spellNames(text);
  if (isActive(objects)) return messages.fileActiveReason;
  countPages(objects, pages);
  let streams = 0;
  let parseBytes = 0;
  let unpackedBytes = 0;
  for (const stream of findStreams(text)) {
    streams += 1;
    if (streams > MAX_STREAMS) return messages.fileStreamsReason(MAX_STREAMS);
    const issue = findPictureIssue(bytes, stream);
    if (issue) return issue;
    const packed = parsePacked(bytes, text, stream);
    parseBytes += packed.characters;
    if (parseBytes > MAX_READS * bytes.length) return messages.fileDamagedReason;
    if (!isPacked(packed.bytes)) continue;
    const hasObjects = stream.dictionary.includes('/ObjStm');
    const textBytes = hasObjects ? OBJECT_TEXT_BYTES : 2;
    const unpacked = await unpackLayers(packed.bytes, MAX_UNPACKED_BYTES - unpackedBytes, textBytes);
    if (!unpacked) return messages.filePackedReason;
    parseBytes += unpacked.parseBytes;
    unpackedBytes += unpacked.bytes;
    if (unpacked.isTooLarge || (hasObjects && unpacked.bytes > OBJECT_TEXT_BYTES)) return TOO_LARGE;
    if (parseBytes > MAX_READS * bytes.length) return messages.fileDamagedReason;
    if (hasObjects) {
      const inner = spellNames(unpacked.text.toString('latin1'));
      if (isActive(inner)) return messages.fileActiveReason;
      countPages(inner, pages);
    }
    if (isTooLong()) return TOO_MANY_PAGES;
  }
  return isTooLong() ? TOO_MANY_PAGES : null;
}
