import type { Signer, TimestampAuthority } from '@libpdf/core';

/** What we sign with: our key with its certificate, and who says when. */
export interface Seal {
  /** Signs for a PDF. */
  readonly signer: Signer;
  /** Null: signatures get no time stamp. */
  readonly timestampAuthority: TimestampAuthority | null;
  /** The certificate of the seal, as PEM. */
  readonly certificatePem: string;
  /** The certificate at the end of its chain, as PEM: what a reader has to trust. */
  readonly rootPem: string;
  /** A detached signature (SHA-256) that `openssl dgst -verify` checks with the public key of `certificatePem`. */
  signText(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>>;
}

/** Where the seal comes from. */
export interface SealSource {
  /** The seal; throws `SigningUnavailable` if there's none, or if it can't be opened. */
  get(): Promise<Seal>;
}

declare module '../calling/Context.ts' {
  interface Services {
    /** What documents are sealed with. */
    readonly documentSeal: SealSource;
  }
}
