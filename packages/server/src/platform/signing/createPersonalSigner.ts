import { CryptoKeySigner, PDF, rgb } from '@libpdf/core';
import anyAscii from 'any-ascii';
import { addSignature, BOX } from './addSignature.ts';
import { createTimestampAuthority } from './createTimestampAuthority.ts';
import { type KeyedCertificate, makeCertificate, TIME_STAMPING } from './makeCertificate.ts';

/** Who signs, and where. */
export interface PersonalSignature {
  readonly fieldName: string;
  readonly name: string;
  /** The last four characters of their NRIC or FIN. */
  readonly partialUin: string;
  /** A page from 1, and the top left corner of the box as parts of the page. */
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly at: Date;
}

/** Adds somebody's own signature to a PDF. */
export type SignPersonally = (
  bytes: Uint8Array,
  signature: PersonalSignature,
) => Promise<Uint8Array<ArrayBuffer>>;

/** A frame with a name: Latin letters only, for the standard font has no others. */
async function drawAppearance(name: string, at: Date): Promise<Uint8Array> {
  const pdf = PDF.create();
  const page = pdf.addPage({ ...BOX });
  const [width, height] = [BOX.width - 2, BOX.height - 2];
  page.drawRectangle({ x: 1, y: 1, width, height, borderColor: rgb(0.8, 0, 0.1), borderWidth: 1 });
  page.drawText(anyAscii(name).slice(0, 40), { x: 8, y: 60, size: 9 });
  page.drawText('Signed in the sandbox', { x: 8, y: 40, size: 8 });
  page.drawText(at.toISOString(), { x: 8, y: 24, size: 8 });
  return pdf.save();
}

/** Signs with a certificate in each person's own name, as Singpass does; for its double in the sandbox. */
export async function createPersonalSigner(now: Date): Promise<SignPersonally> {
  const root = await makeCertificate({ name: 'Singpass sandbox root', now });
  const time = await makeCertificate({
    name: 'Singpass sandbox time',
    issuer: root,
    purpose: TIME_STAMPING,
    now,
  });
  const owned = new Map<string, Promise<KeyedCertificate>>();
  const findOwn = (subject: string): Promise<KeyedCertificate> => {
    const own = owned.get(subject) ?? makeCertificate({ name: subject, issuer: root, now });
    owned.set(subject, own);
    return own;
  };
  return async (bytes, { fieldName, name, partialUin, page, x, y, at }) => {
    const own = await findOwn(`${name} (${partialUin})`);
    const found = (await PDF.load(bytes)).getPages()[page - 1];
    if (!found) throw new RangeError(`There is no page ${page}.`);
    return addSignature(bytes, {
      fieldName,
      reason: 'Signed with Singpass in the sandbox',
      at,
      signer: new CryptoKeySigner(own.key, own.der, 'EC', 'ECDSA'),
      timestampAuthority: createTimestampAuthority(time, () => at),
      box: {
        page,
        x: x * found.width,
        y: y * found.height,
        appearance: await drawAppearance(name, at),
        label: `Signature of ${name}`,
      },
    });
  };
}
