import { CryptoKeySigner, type Signer, type TimestampAuthority } from '@libpdf/core';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { z } from 'zod';
import type { Sealer } from '../sealing/createSealer.ts';
import { createTimestampAuthority } from './createTimestampAuthority.ts';
import { KEY_ALGORITHM, type KeyedCertificate, makeCertificate, TIME_STAMPING } from './makeCertificate.ts';
import type { SealStore } from './SealStore.ts';

/** Where the kept text is sealed for. */
const LOCATION = 'sandbox seal';

const keptSchema = z.object({
  root: z.string(),
  seal: z.string(),
  sealKey: z.string(),
  time: z.string(),
  timeKey: z.string(),
});
type Kept = z.infer<typeof keptSchema>;

const toText = (bytes: Uint8Array | ArrayBuffer): string =>
  Buffer.from(new Uint8Array(bytes)).toString('base64');
const toBytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'base64'));

/** A new root with the certificates of the seal and of time. The key of the root is forgotten: it vouches for nothing else. */
async function makeCertificates(now: Date): Promise<Kept> {
  const root = await makeCertificate({ name: 'Sewa sandbox root', now });
  const seal = await makeCertificate({ name: 'Sewa sandbox seal', issuer: root, now });
  const time = await makeCertificate({
    name: 'Sewa sandbox time',
    issuer: root,
    purpose: TIME_STAMPING,
    now,
  });
  const exportKey = async ({ key }: KeyedCertificate) => toText(await crypto.subtle.exportKey('pkcs8', key));
  return {
    root: toText(root.der),
    seal: toText(seal.der),
    sealKey: await exportKey(seal),
    time: toText(time.der),
    timeKey: await exportKey(time),
  };
}

const importKey = (text: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('pkcs8', toBytes(text), KEY_ALGORITHM, false, ['sign']);

const parseCertificate = (der: Uint8Array<ArrayBuffer>): pkijs.Certificate =>
  new pkijs.Certificate({ schema: asn1js.fromBER(der.buffer).result });

/** The sandbox's own seal. */
export interface SandboxSeal {
  readonly signer: Signer;
  readonly timestampAuthority: TimestampAuthority;
  /** Who vouches for both, as DER. */
  readonly root: Uint8Array;
}

/** The sandbox's seal and time stamp authority, made once and then kept in the store, so that a restart doesn't make another signer. */
export async function createSandboxSeal({
  store,
  sealer,
  now,
  realNow,
}: {
  store: SealStore;
  sealer: Sealer;
  now: () => Date;
  realNow: () => Date;
}): Promise<SandboxSeal> {
  const make = async () =>
    sealer.seal(JSON.stringify(await makeCertificates(realNow())), LOCATION).toString('base64');
  const sealed = (await store.find()) ?? (await store.insertOnce(await make()));
  const kept = keptSchema.parse(JSON.parse(sealer.unseal(Buffer.from(sealed, 'base64'), LOCATION)));
  const [der, timeDer] = [toBytes(kept.seal), toBytes(kept.time)];
  const time = { der: timeDer, certificate: parseCertificate(timeDer), key: await importKey(kept.timeKey) };
  return {
    signer: new CryptoKeySigner(await importKey(kept.sealKey), der, 'EC', 'ECDSA'),
    timestampAuthority: createTimestampAuthority(time, now),
    root: toBytes(kept.root),
  };
}
