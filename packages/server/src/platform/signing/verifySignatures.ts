import { PDF, PdfArray, type PdfDict, PdfNumber, PdfString, type SignatureField } from '@libpdf/core';
import { measureDer, type VerifiedCms, verifyCms } from './verifyCms.ts';

/** One signature of a PDF. */
export interface VerifiedSignature {
  readonly fieldName: string;
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
  /** True if there is one, each is intact, and the last covers the whole file. Whether this is the file that was stored, only its SHA-256 says. */
  readonly isIntact: boolean;
}

/** What a signature covers: all bytes up to `end`, but those from `gapStart` to `gapEnd`, which hold the signature. */
interface Range {
  readonly gapStart: number;
  readonly gapEnd: number;
  readonly end: number;
}

const hexForm = /^<(?:[\dA-F]{2})+>$|^<(?:[\da-f]{2})+>$/;

function findRange(dict: PdfDict, length: number): Range | null {
  const values = dict.getArray('ByteRange');
  const numbers =
    values instanceof PdfArray
      ? [...values].map((item) => (item instanceof PdfNumber ? item.value : -1))
      : [];
  const [start, gapStart = 0, gapEnd = 0, rest = 0, ...more] = numbers;
  const end = gapEnd + rest;
  const isOrdered = start === 0 && gapStart > 0 && gapEnd > gapStart && rest > 0 && end <= length;
  return isOrdered && more.length === 0 ? { gapStart, gapEnd, end } : null;
}

/** The CMS that fills the gap and nothing else: as the dictionary says, in one case of letters, with zeros behind. */
function findCms(bytes: Uint8Array, { gapStart, gapEnd }: Range, dict: PdfDict): Uint8Array | null {
  const text = Buffer.from(bytes.subarray(gapStart, gapEnd)).toString('latin1');
  const contents = dict.get('Contents');
  if (!hexForm.test(text) || !(contents instanceof PdfString)) return null;
  const filled = Buffer.from(text.slice(1, -1), 'hex');
  if (!filled.equals(contents.bytes)) return null;
  const length = measureDer(filled);
  return filled.subarray(length).every((byte) => byte === 0) ? filled.subarray(0, length) : null;
}

function findValid(bytes: Uint8Array, range: Range | null, dict: PdfDict): VerifiedCms | null {
  if (!range) return null;
  const covered = Buffer.concat([bytes.subarray(0, range.gapStart), bytes.subarray(range.gapEnd, range.end)]);
  try {
    const cms = findCms(bytes, range, dict);
    return cms && verifyCms(cms, covered);
  } catch {
    // Whatever can't be read was changed: the parsers throw all kinds of errors.
    return null;
  }
}

function verifyField(bytes: Uint8Array, field: SignatureField): VerifiedSignature {
  const dict = field.getSignatureDict();
  const range = dict && findRange(dict, bytes.length);
  const valid = dict && findValid(bytes, range, dict);
  return {
    fieldName: field.name,
    signerName: valid?.signerName ?? null,
    serialNumber: valid?.serialNumber ?? null,
    signedAt: valid?.signedAt ?? null,
    isIntact: valid !== null,
    hasTimestamp: valid?.hasTimestamp ?? false,
    coversTo: range?.end ?? 0,
  };
}

async function listSignedFields(bytes: Uint8Array): Promise<SignatureField[]> {
  try {
    const form = (await PDF.load(bytes)).getForm();
    return (form?.getSignatureFields() ?? []).filter((field) => field.isSigned());
  } catch {
    // No PDF any more.
    return [];
  }
}

/** Checks each signature of a PDF. It never throws: what can't be read is no signature, or one that isn't intact. */
export async function verifySignatures(bytes: Uint8Array): Promise<Verification> {
  const fields = await listSignedFields(bytes);
  const signatures = fields.map((field) => verifyField(bytes, field));
  signatures.sort((one, other) => one.coversTo - other.coversTo);
  const coversWholeFile = signatures.at(-1)?.coversTo === bytes.length;
  return {
    signatures,
    coversWholeFile,
    isIntact: coversWholeFile && signatures.every(({ isIntact }) => isIntact),
  };
}
