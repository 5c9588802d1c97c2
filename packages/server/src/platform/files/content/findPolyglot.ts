import * as messages from '../../messages/messages.ts';

const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
/** The end of a ZIP archive and the longest comment behind it. */
const ZIP_TAIL_BYTES = 22 + 65_535;
/** How far into a file programs look for the beginning of a PDF. */
const PDF_HEAD_BYTES = 1_024;
const markup = /<(?:script|html|!doctype html|\?php)/i;

/** Whether a ZIP archive, as Java programs and office documents are, ends where the file ends. */
function endsAsZip(bytes: Buffer): boolean {
  const tail = bytes.subarray(-ZIP_TAIL_BYTES);
  let at = tail.lastIndexOf(ZIP_END);
  while (at >= 0) {
    if (at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) === tail.length) return true;
    at = at === 0 ? -1 : tail.lastIndexOf(ZIP_END, at - 1);
  }
  return false;
}

/** Why a file is also valid as another type (a polyglot), or null. */
export function findPolyglot(bytes: Buffer, type: string): string | null {
  if (endsAsZip(bytes)) return messages.fileAlsoZipReason;
  if (type === 'application/pdf') return null;
  if (bytes.subarray(0, PDF_HEAD_BYTES).includes('%PDF-')) return messages.fileAlsoPdfReason;
  return markup.test(bytes.toString('latin1')) ? messages.fileMarkupReason : null;
}
