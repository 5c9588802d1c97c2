import { type VerifiedSignature, verifySignatures } from './verifySignatures.ts';

/** Why a document that came back signed isn't taken. */
export type ReturnProblem =
  /** It doesn't begin with what was sent. */
  | 'another-document'
  /** It is what was sent, without another signature. */
  | 'not-signed'
  /** A signature in it doesn't hold, or doesn't cover the whole file. */
  | 'not-intact'
  /** More than one signature was added. */
  | 'signed-twice'
  /** Its new signature was made with a certificate that has signed before. */
  | 'same-certificate';

/** A document that came back: who signed it, or why it isn't taken. */
export type ReturnedDocument =
  | {
      readonly isTaken: true;
      readonly signerName: string | null;
      readonly serialNumber: string;
      readonly signedAt: Date | null;
      readonly hasTimestamp: boolean;
    }
  | { readonly isTaken: false; readonly problem: ReturnProblem };

const refuse = (problem: ReturnProblem): ReturnedDocument => ({ isTaken: false, problem });

const startsWith = (bytes: Uint8Array, beginning: Uint8Array): boolean =>
  Buffer.compare(bytes.subarray(0, beginning.length), beginning) === 0;

const isBySame =
  ({ serialNumber, signerName }: VerifiedSignature) =>
  (other: VerifiedSignature): boolean =>
    other.serialNumber === serialNumber && other.signerName === signerName;

/** Checks that a document is what was sent, and after that exactly one more signature, by somebody who hasn't signed it yet. */
export async function checkReturned(sent: Uint8Array, returned: Uint8Array): Promise<ReturnedDocument> {
  if (!startsWith(returned, sent)) return refuse('another-document');
  if (returned.length === sent.length) return refuse('not-signed');
  const { signatures, isIntact } = await verifySignatures(returned);
  if (!isIntact) return refuse(signatures.length === 0 ? 'not-signed' : 'not-intact');
  const earlier = signatures.filter(({ coversTo }) => coversTo <= sent.length);
  const [added, ...more] = signatures.slice(earlier.length);
  if (!added?.serialNumber) return refuse('not-signed');
  if (more.length > 0) return refuse('signed-twice');
  if (earlier.some(isBySame(added))) return refuse('same-certificate');
  const { signerName, serialNumber, signedAt, hasTimestamp } = added;
  return { isTaken: true, signerName, serialNumber, signedAt, hasTimestamp };
}
