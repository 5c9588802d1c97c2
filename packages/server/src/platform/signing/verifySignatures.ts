import { findDerEnd } from './findDerEnd.ts';
import type { VerifiedCms, verifyCms } from './verifyCms.ts';

/** One signature of a PDF. */
export interface VerifiedSignature {
  /** Name of its field, or null where the file hides it in a compressed part. */
  readonly fieldName: string | null;
  /** Common name of the certificate, or null if it can't be read. */
  readonly signerName: string | null;
  /** Serial number of the certificate in hexadecimal, or null if it can't be read. */
  readonly serialNumber: string | null;
  /** The moment of the time stamp, or else the one the signer claimed. */
  readonly signedAt: Date | null;
  /** True if nothing it covers was changed, nor the signature itself. */
  readonly isIntact: boolean;
  readonly hasTimestamp: boolean;
  /** How many bytes of the file it covers, from the first on. */
  readonly coversTo: number;
}

/** The signatures of a PDF. */
export interface Verification {
  /** In the order they were made. */
  readonly signatures: readonly VerifiedSignature[];
  /** True if the last one ends where the file ends. */
  readonly coversWholeFile: boolean;
  /**
   * True if there is one, each is intact, and the last covers the whole file. Whether this is the file that was stored, only its
   * SHA-256 says.
   */
  readonly isIntact: boolean;
}

/** What a signature covers: all bytes up to `end`, but those from `gapStart` to `gapEnd`, which hold the signature. */
interface Range {
  readonly gapStart: number;
  readonly gapEnd: number;
  readonly end: number;
}

const rangeForm = /\/ByteRange\s*\[\s*(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s*\]/g;
const hexForm = /^<(?:[\dA-F]{2})+>$|^<(?:[\da-f]{2})+>$/;
const contentsForm = /\/Contents\s{0,10}$/;
const objectForm = /(\d{1,10})\s+(\d{1,5})$/;
const nameForm = /\/T\s*(?:\(((?:[^\\()]|\\.)*)\)|<([\dA-Fa-f]+)>)/;

function toRange([start = 1, gapStart = 0, gapEnd = 0, rest = 0]: readonly number[]): Range | null {
  const isOrdered = start === 0 && gapStart > 0 && gapEnd > gapStart && rest > 0;
  return isOrdered ? { gapStart, gapEnd, end: gapEnd + rest } : null;
}

/** The CMS that fills the gap and nothing else: in one case of letters, with zeros behind. */
function findCms(gap: string): Uint8Array | null {
  if (!hexForm.test(gap)) return null;
  const filled = Buffer.from(gap.slice(1, -1), 'hex');
  const length = findDerEnd(filled);
  if (length === null || filled.subarray(length).some((byte) => byte !== 0)) return null;
  return filled.subarray(0, length);
}

function findValid(
  bytes: Uint8Array,
  text: string,
  { gapStart, gapEnd, end }: Range,
  verify: typeof verifyCms,
): VerifiedCms | null {
  if (end > bytes.length || !contentsForm.test(text.slice(Math.max(0, gapStart - 30), gapStart))) return null;
  const covered = Buffer.concat([bytes.subarray(0, gapStart), bytes.subarray(gapEnd, end)]);
  try {
    const cms = findCms(text.slice(gapStart, gapEnd));
    return cms && verify(cms, covered);
  } catch {
    // Whatever can't be read was changed: the parsers throw all kinds of errors.
    return null;
  }
}

/** The name of the field whose value is the object that holds a position of the file. */
function findFieldName(text: string, position: number): string | null {
  const objectStart = text.lastIndexOf(' obj', position);
  const [, number, generation] =
    objectForm.exec(text.slice(Math.max(0, objectStart - 20), objectStart)) ?? [];
  const value = text.search(new RegExp(`/V\\s+${number}\\s+${generation}\\s+R\\b`));
  if (number === undefined || value === -1) return null;
  const field = text.slice(text.lastIndexOf(' obj', value), text.indexOf('endobj', value));
  const [, literal, hex] = nameForm.exec(field) ?? [];
  return literal ?? (hex === undefined ? null : Buffer.from(hex, 'hex').toString('latin1'));
}

/**
 * Checks each signature of a PDF. It never throws: what can't be read is no signature, or one that isn't intact. It looks for the
 * signatures in the bytes, because libpdf 0.4.2 never ends on some broken files.
 */
export async function verifySignatures(bytes: Uint8Array): Promise<Verification> {
  // Loaded when it's first needed, as it takes memory.
  const { verifyCms } = await import('./verifyCms.ts');
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  const signatures = [...text.matchAll(rangeForm)].map((match): VerifiedSignature => {
    const range = toRange(match.slice(1).map(Number));
    const valid = range && findValid(bytes, text, range, verifyCms);
    return {
      fieldName: findFieldName(text, match.index),
      signerName: valid?.signerName ?? null,
      serialNumber: valid?.serialNumber ?? null,
      signedAt: valid?.signedAt ?? null,
      isIntact: valid !== null,
      hasTimestamp: valid?.hasTimestamp ?? false,
      coversTo: range?.end ?? 0,
    };
  });
  signatures.sort((one, other) => one.coversTo - other.coversTo);
  const coversWholeFile = signatures.at(-1)?.coversTo === bytes.length;
  return {
    signatures,
    coversWholeFile,
    isIntact: coversWholeFile && signatures.every(({ isIntact }) => isIntact),
  };
}
