import type { JWK } from 'jose';
import type { BoxPlace } from './addSignature.ts';

/** A paper that somebody is asked to sign with Singpass. */
export interface SignRequest {
  readonly bytes: Uint8Array;
  /** What the person sees it called. */
  readonly documentName: string;
  readonly box: BoxPlace;
  /** Size of the page in points. */
  readonly pageSize: { readonly width: number; readonly height: number };
  /** SHA-256 of the NRIC or FIN of the only person who may sign, in hexadecimal. @default whoever opens it first */
  readonly signerUinHash?: string;
}

/** A session at Singpass, on one version of a paper. */
export interface SignSession {
  readonly requestId: string;
  /** Where the person signs. */
  readonly signingUrl: string;
  /** Asks for the result later; keep it sealed. */
  readonly exchangeCode: string;
  readonly expiresAt: Date;
}

/** Who signed, as Singpass says. */
export interface SingpassSigner {
  readonly name: string;
  /** The last four characters of their NRIC or FIN. */
  readonly partialUin: string;
  readonly signedAt: Date;
}

/** Where a signed paper is for two minutes, and who signed it. */
export interface SignedDocument {
  readonly documentUrl: string;
  readonly signer: SingpassSigner;
}

/** What became of a session; `access-expired`: it was signed, and an hour later nobody gets the paper any more. */
export type SignResult =
  | { readonly state: 'not-signed' | 'expired' | 'access-expired' }
  | ({ readonly state: 'signed' } & SignedDocument);

/** Sign with Singpass V3. All its methods throw `SingpassSignError`. */
export interface SingpassSign {
  begin(request: SignRequest): Promise<SignSession>;
  ask(session: Pick<SignSession, 'requestId' | 'exchangeCode'>): Promise<SignResult>;
  /** The signed paper behind a link. Check it with `checkReturned`. */
  fetchDocument(documentUrl: string): Promise<Uint8Array<ArrayBuffer>>;
  /** Refused once the person is about to sign, has signed, or if it was cancelled before. */
  cancel(requestId: string): Promise<'cancelled' | 'refused'>;
  /** What a webhook says; throws where Singpass didn't sign it. */
  readWebhook(token: string): Promise<SignedDocument & { readonly requestId: string }>;
  /** Our public keys, which Singpass fetches from us. */
  listPublicKeys(): { readonly keys: readonly JWK[] };
}

/**
 * Why Singpass didn't do what it was asked: it's away; it refused the call (`code` says why); a link is no longer valid; a webhook
 * is forged.
 */
export type SingpassSignProblem = 'away' | 'refused' | 'link-expired' | 'forged';

/** Singpass didn't do what it was asked. */
export class SingpassSignError extends Error {
  readonly problem: SingpassSignProblem;
  /** The error Singpass named, or null. */
  readonly code: string | null;

  constructor(
    problem: SingpassSignProblem,
    message: string,
    { code = null, cause }: { code?: string | null; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.name = 'SingpassSignError';
    this.problem = problem;
    this.code = code;
  }
}

declare module '../calling/Context.ts' {
  interface Services {
    /** Null if it isn't set up. */
    readonly singpassSign: SingpassSign | null;
  }
}
