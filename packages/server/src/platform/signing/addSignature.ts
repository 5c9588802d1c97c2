import {
  PDF,
  PdfArray,
  PdfDict,
  PdfNumber,
  type PdfObject,
  PdfString,
  PlaceholderError,
  type Signer,
  type TimestampAuthority,
} from '@libpdf/core';

/** Size of a signature's box in points (80 x 32 mm), as Sign with Singpass draws it. */
export const BOX = { width: 227, height: 90 } as const;

/** Where a box stands: a page from 1, and its top left corner in points from the top left of the page. */
export interface BoxPlace {
  readonly page: number;
  readonly x: number;
  readonly y: number;
}

/** What a reader sees of a signature. */
export interface VisibleBox extends BoxPlace {
  /** A PDF whose first page is drawn into the box. */
  readonly appearance: Uint8Array;
  /** What a screen reader says for the box. */
  readonly label: string;
}

/** One more signature of a PDF. */
export interface NewSignature {
  /** Name of its field; a document has each name once. */
  readonly fieldName: string;
  readonly reason: string;
  readonly at: Date;
  readonly signer: Signer;
  /** Null: without a time stamp (PAdES B-B instead of B-T). */
  readonly timestampAuthority: TimestampAuthority | null;
  /** Null: nothing is drawn. */
  readonly box: VisibleBox | null;
}

/** Bytes for the signature with its certificates and time stamp. A larger one throws `PlaceholderError`. */
const SIGNATURE_BYTES = 8_192;

async function addBox(pdf: PDF, fieldName: string, box: VisibleBox): Promise<void> {
  const page = pdf.getPages()[box.page - 1];
  if (!page) throw new RangeError(`There is no page ${box.page}.`);
  const top = page.height - box.y;
  const rect = [box.x, top - BOX.height, box.x + BOX.width, top].map((value) => PdfNumber.of(value));
  const look = await pdf.embedPage(await PDF.load(box.appearance), 0);
  const field = pdf.getOrCreateForm().createSignatureField(fieldName);
  const dict = field.getDict();
  dict.set('AP', PdfDict.of({ N: look.ref }));
  dict.set('TU', PdfString.fromString(box.label));
  // libpdf 0.4.2 moves each signature to the first page and makes it invisible: https://github.com/LibPDF-js/core
  const own = new Map<string, PdfObject>([
    ['Rect', new PdfArray(rect)],
    ['P', page.ref],
  ]);
  const set = dict.set.bind(dict);
  dict.set = (key, value) => set(key, own.get(typeof key === 'string' ? key : key.value) ?? value);
  const resolve = pdf.context.registry.resolve.bind(pdf.context.registry);
  const ref = field.getRef();
  if (!ref) throw new Error('The field of the signature has no number.');
  const annotations = page.dict.getArray('Annots', resolve);
  if (annotations) annotations.push(ref);
  else page.dict.set('Annots', new PdfArray([ref]));
}

/** Adds a PAdES signature as an increment; throws if that would change an earlier byte. */
export async function addSignature(
  bytes: Uint8Array,
  { fieldName, reason, at, signer, timestampAuthority, box }: NewSignature,
): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDF.load(bytes);
  if (box) await addBox(pdf, fieldName, box);
  const signed = await pdf.sign({
    signer,
    fieldName,
    reason,
    location: 'Singapore',
    signingTime: at,
    estimatedSize: SIGNATURE_BYTES,
    ...(timestampAuthority ? { level: 'B-T', timestampAuthority } : { level: 'B-B' }),
  });
  const isIncrement = Buffer.compare(signed.bytes.subarray(0, bytes.length), bytes) === 0;
  if (!isIncrement) throw new Error('The signature would have changed what was there before.');
  return new Uint8Array(signed.bytes);
}

/** Whether a signature, with its certificates and time stamp, was longer than the room there is for it. */
export const isTooLong = (error: unknown): boolean => error instanceof PlaceholderError;
