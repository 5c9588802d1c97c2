import { setTimeout as wait } from 'node:timers/promises';
import type { TimestampAuthority } from '@libpdf/core';
import type { BoxPlace, NewSignature } from './addSignature.ts';
import { requireReadable } from './requireReadable.ts';
import type { Seal } from './Seal.ts';
import { verifySignatures } from './verifySignatures.ts';

/** What is sealed as a whole, without a box. */
export interface SealedWhole {
  /** Name of the signature's field; a document has each name once. */
  readonly place: string;
  readonly reason: string;
  readonly at: Date;
  readonly seal: Seal;
}

/** What is sealed in somebody's name, in a box. */
export interface SealedSignature extends SealedWhole {
  readonly box: BoxPlace;
  /** A PDF of one page of 227 x 90 pt: what the box shows. */
  readonly appearance: Uint8Array;
  /** Who signs. */
  readonly name: string;
}

/** A sealed document. */
export interface Sealed {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** False if the time stamp authority failed or was silent. */
  readonly hasTimestamp: boolean;
}

const TIMESTAMP_MS = 3_000;

/** What writes PDFs, loaded when it's first needed: it takes 27 MB. */
const loadSigning = () => import('./addSignature.ts');

/** An authority that is given three seconds; `note` hears of it when it fails. */
const limitAuthority = (authority: TimestampAuthority, note: () => void): TimestampAuthority => ({
  async timestamp(digest, algorithm) {
    const ending = new AbortController();
    const late = wait(TIMESTAMP_MS, undefined, { signal: ending.signal }).then(() => {
      throw new Error('The time stamp authority is silent.');
    });
    late.catch(() => undefined);
    try {
      return await Promise.race([authority.timestamp(digest, algorithm), late]);
    } catch (error) {
      note();
      throw error;
    } finally {
      ending.abort();
    }
  },
});

/** The document with a time-stamped signature; null where the authority failed. */
async function findStamped(
  bytes: Uint8Array,
  signature: NewSignature,
  authority: TimestampAuthority,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const { addSignature, isTooLong } = await loadSigning();
  let hasFailed = false;
  const timestampAuthority = limitAuthority(authority, () => {
    hasFailed = true;
  });
  try {
    return await addSignature(bytes, { ...signature, timestampAuthority });
  } catch (error) {
    if (hasFailed || isTooLong(error)) return null;
    throw error;
  }
}

/** Whether the newest signature holds. */
async function isSound(bytes: Uint8Array): Promise<boolean> {
  const { signatures, coversWholeFile } = await verifySignatures(bytes);
  return coversWholeFile && signatures.at(-1)?.isIntact === true;
}

async function sealBytes(bytes: Uint8Array, signature: NewSignature): Promise<Sealed> {
  const authority = signature.timestampAuthority;
  const stamped = authority && (await findStamped(bytes, signature, authority));
  // An authority may answer in time, and wrongly.
  if (stamped && (await isSound(stamped))) return { bytes: stamped, hasTimestamp: true };
  const { addSignature } = await loadSigning();
  const plain = await addSignature(bytes, { ...signature, timestampAuthority: null });
  if (!(await isSound(plain))) throw new Error('The signature that was just made does not hold.');
  return { bytes: plain, hasTimestamp: false };
}

/**
 * Seals a document without a box: a certificate page, or a scan that was received. Throws `UnreadablePdf` for a file that can't be
 * sealed.
 */
export async function sealWhole(
  bytes: Uint8Array,
  { place, reason, at, seal }: SealedWhole,
): Promise<Sealed> {
  await requireReadable(bytes);
  const { signer, timestampAuthority } = seal;
  return sealBytes(bytes, { fieldName: place, reason, at, signer, timestampAuthority, box: null });
}

/** Adds somebody's signature to a document: an increment sealed by us, with a box that shows who signed. */
export const sealSignature = (
  bytes: Uint8Array,
  { place, box, appearance, name, reason, at, seal }: SealedSignature,
): Promise<Sealed> =>
  sealBytes(bytes, {
    fieldName: place,
    reason,
    at,
    signer: seal.signer,
    timestampAuthority: seal.timestampAuthority,
    box: { ...box, appearance, label: `Signature of ${name}` },
  });
