import { verify, X509Certificate } from 'node:crypto';
import type { Signer, TimestampAuthority } from '@libpdf/core';
import type { Log } from '../http/log.ts';
import type { Sealer } from '../sealing/createSealer.ts';
import { mayUseSandbox } from '../settings/mayUseSandbox.ts';
import type { DocumentSealSettings, Settings } from '../settings/settings.ts';
import type { Seal, SealSource } from './Seal.ts';
import type { SealStore } from './SealStore.ts';
import { SigningUnavailable } from './SigningUnavailable.ts';
import { toPem } from './toPem.ts';

/** What the seal is made from besides settings; all but the clocks are for the sandbox's own. */
export interface SealDeps {
  readonly store: SealStore;
  /** Null: then the sandbox's seal can't be kept. */
  readonly sealer: Sealer | null;
  /** The clock that documents go by. */
  readonly now: () => Date;
  /** The clock of this machine. */
  readonly realNow: () => Date;
  readonly log: Log;
}

type SealSettings = Pick<Settings, 'appEnvironment' | 'host' | 'publicUrl' | 'documentSeal' | 'timestampUrl'>;

/** Longer than signing waits for the authority, so that a call that's given up also ends. */
const TIMESTAMP_MS = 5_000;

function makeSeal(signer: Signer, timestampAuthority: TimestampAuthority | null, root: Uint8Array): Seal {
  const { certificate } = signer;
  return {
    signer,
    timestampAuthority,
    certificatePem: toPem(certificate),
    rootPem: toPem(root),
    signText: async (bytes) => new Uint8Array(await signer.sign(bytes, 'SHA-256')),
  };
}

/** The operator's seal; throws where the password is wrong, or the first certificate isn't the key's. */
async function openP12({ p12, password }: DocumentSealSettings): Promise<Signer> {
  const { P12Signer } = await import('@libpdf/core');
  const signer = await P12Signer.create(new Uint8Array(p12), password);
  const sample = Buffer.from('sample');
  const { publicKey } = new X509Certificate(signer.certificate);
  if (!verify('sha256', sample, publicKey, await signer.sign(sample, 'SHA-256')))
    throw new Error('The first certificate of DOCUMENT_SEAL_P12 belongs to another key.');
  return signer;
}

async function openSeal(settings: SealSettings, { store, sealer, now, realNow }: SealDeps): Promise<Seal> {
  const { documentSeal, timestampUrl } = settings;
  if (!documentSeal && !mayUseSandbox(settings))
    throw new SigningUnavailable('DOCUMENT_SEAL_P12 is not set.');
  // Loaded when it's first needed, as it takes memory.
  const { HttpTimestampAuthority } = await import('@libpdf/core');
  const authority =
    timestampUrl === null ? null : new HttpTimestampAuthority(timestampUrl, { timeout: TIMESTAMP_MS });
  if (documentSeal) {
    const signer = await openP12(documentSeal);
    return makeSeal(signer, authority, signer.certificateChain?.at(-1) ?? signer.certificate);
  }
  if (!sealer) throw new SigningUnavailable("SEAL_KEY is not set, so the sandbox's seal can't be kept.");
  const { createSandboxSeal } = await import('./createSandboxSeal.ts');
  const sandbox = await createSandboxSeal({ store, sealer, now, realNow });
  return makeSeal(sandbox.signer, authority ?? sandbox.timestampAuthority, sandbox.root);
}

/** Where documents' seal comes from: the operator's file, or where the sandbox may run a certificate of its own. Opened when it's first needed. */
export function createSealSource(settings: SealSettings, deps: SealDeps): SealSource {
  let opened: Promise<Seal> | null = null;
  const open = () =>
    openSeal(settings, deps).catch((error: unknown) => {
      // The database may be back at the next call.
      opened = null;
      if (error instanceof SigningUnavailable) throw error;
      deps.log('error', 'signing', { message: `The seal can't be opened: ${String(error)}` });
      throw new SigningUnavailable("The seal can't be opened.", { cause: error });
    });
  return {
    get: () => {
      opened ??= open();
      return opened;
    },
  };
}
