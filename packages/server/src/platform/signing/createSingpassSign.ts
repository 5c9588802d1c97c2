import { randomUUID } from 'node:crypto';
import { createRemoteJWKSet, errors, importJWK, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { isLoopback } from '../settings/isLoopback.ts';
import type { SingpassSignSettings } from '../settings/settings.ts';
import {
  type SignedDocument,
  type SignRequest,
  type SignResult,
  type SingpassSign,
  SingpassSignError,
} from './SingpassSign.ts';

/** The clock that sessions go by, and that of this machine, which tokens go by. */
export interface SignClocks {
  readonly now: () => Date;
  readonly realNow: () => Date;
}

const ALGORITHM = 'ES256';
const TIMEOUT_MS = 10_000;
const SESSION_MS = 30 * 60_000;
/** Singpass takes no token that lives longer. */
const TOKEN_SECONDS = 120;
const MAX_BYTES = 20 * 1024 * 1024;
/** Places in the coordinates that Singpass takes. */
const DECIMALS = 10_000;

const startedSchema = z.object({
  request_id: z.string().min(1),
  signing_url: z.url(),
  exchange_code: z.string().min(1),
});
const signedSchema = z.object({
  signed_doc_url: z.url(),
  signer_info: z.object({
    signer_name: z.string(),
    signer_partial_uinfin: z.string(),
    signed_at: z.number().int().positive(),
  }),
});
const webhookSchema = signedSchema.extend({
  request_type: z.literal('signed_doc_url'),
  request_id: z.string().min(1),
});
const errorSchema = z.object({ error: z.string() });

const unsignedStates = {
  DOCUMENT_NOT_SIGNED: 'not-signed',
  REQUEST_EXPIRED: 'expired',
  SIGNED_ACCESS_EXPIRED: 'access-expired',
} as const;

const isUnsigned = (code: string | null): code is keyof typeof unsignedStates =>
  code !== null && Object.hasOwn(unsignedStates, code);

const away = (cause: unknown) => new SingpassSignError('away', "Singpass didn't answer.", { cause });

/** Where Singpass publishes its keys: on a host of its own, beside that of the API. */
function findKeysUrl(apiUrl: string): URL {
  const { protocol, host, hostname } = new URL(apiUrl);
  return new URL('/.well-known/keys.json', `${protocol}//${isLoopback(hostname) ? '' : 'static.'}${host}`);
}

/** The place of a box as parts of the page. */
function placeBox({ box, pageSize: { width, height } }: SignRequest) {
  const toPart = (points: number, size: number) => Math.floor((points / size) * DECIMALS) / DECIMALS;
  const place = { page: box.page, x: toPart(box.x, width), y: toPart(box.y, height) };
  if (![place.x, place.y].every((part) => part >= 0 && part < 1))
    throw new RangeError('The box is outside the page.');
  return place;
}

const toSigned = ({ signed_doc_url, signer_info }: z.infer<typeof signedSchema>): SignedDocument => ({
  documentUrl: signed_doc_url,
  signer: {
    name: signer_info.signer_name,
    partialUin: signer_info.signer_partial_uinfin,
    signedAt: new Date(signer_info.signed_at),
  },
});

/** What Singpass named as an error; else null. */
async function readCode(response: Response): Promise<string | null> {
  const parsed = errorSchema.safeParse(await response.json().catch(() => null));
  return parsed.success ? parsed.data.error : null;
}

/** The content of an answer of at most 20 MB. */
async function readBytes(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
    size += piece.length;
    if (size > MAX_BYTES) throw new RangeError('The document is too long.');
    pieces.push(piece);
  }
  return new Uint8Array(Buffer.concat(pieces));
}

/** Whether a token couldn't be checked, as opposed to being wrong. */
const isUnchecked = (error: unknown): boolean =>
  !(error instanceof errors.JOSEError) ||
  error.code === errors.JWKSTimeout.code ||
  error.code === errors.JWKSInvalid.code ||
  error.code === errors.JOSEError.code;

/** Sign with Singpass V3 over its API: https://docs.sign.singpass.gov.sg */
export function createSingpassSign(
  { url, clientId, key }: SingpassSignSettings,
  { now, realNow }: SignClocks,
): SingpassSign {
  const singpassKeys = createRemoteJWKSet(findKeysUrl(url), { timeoutDuration: TIMEOUT_MS });
  const { d: _, ...publicKey } = key;

  async function signToken(claims: JWTPayload): Promise<string> {
    const issuedAt = Math.floor(realNow().getTime() / 1_000);
    return new SignJWT({ client_id: clientId, ...claims })
      .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: key.kid })
      .setJti(randomUUID())
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + TOKEN_SECONDS)
      .sign(await importJWK({ ...key }, ALGORITHM));
  }

  async function send(target: string, init: RequestInit = {}): Promise<Response> {
    try {
      return await fetch(target, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    } catch (error) {
      throw away(error);
    }
  }

  /** A call of the API; answers with the error that Singpass named where it refuses. */
  async function call(
    path: string,
    claims: JWTPayload,
    init: RequestInit = {},
  ): Promise<{ content: unknown } | { code: string | null }> {
    const authorization = await signToken(claims);
    const response = await send(`${url}/${path}`, { ...init, headers: { ...init.headers, authorization } });
    if (response.status >= 500) throw away(new Error(`Status ${response.status}.`));
    if (!response.ok) return { code: await readCode(response) };
    return {
      content:
        response.status === 204
          ? null
          : await response.json().catch((error: unknown) => Promise.reject(away(error))),
    };
  }

  const refuse = (what: string, code: string | null) =>
    new SingpassSignError('refused', `Singpass refused ${what}: ${code ?? 'for no reason it named'}.`, {
      code,
    });

  function parse<Content>(schema: z.ZodType<Content>, content: unknown): Content {
    const parsed = schema.safeParse(content);
    if (!parsed.success) throw away(parsed.error);
    return parsed.data;
  }

  return {
    async begin(request) {
      const { bytes, documentName, signerUinHash } = request;
      const claims = {
        doc_name: documentName,
        ...placeBox(request),
        ...(signerUinHash && { signer_uin_hash: signerUinHash }),
      };
      const beganAt = now();
      const answer = await call('sign-requests', claims, {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream' },
        body: new Uint8Array(bytes),
      });
      if ('code' in answer) throw refuse('the document', answer.code);
      const { request_id, signing_url, exchange_code } = parse(startedSchema, answer.content);
      return {
        requestId: request_id,
        signingUrl: signing_url,
        exchangeCode: exchange_code,
        expiresAt: new Date(beganAt.getTime() + SESSION_MS),
      };
    },

    async ask({ requestId, exchangeCode }): Promise<SignResult> {
      const path = `sign-requests/${encodeURIComponent(requestId)}/signed-doc`;
      const answer = await call(path, { exchange_code: exchangeCode });
      if (!('code' in answer)) return { state: 'signed', ...toSigned(parse(signedSchema, answer.content)) };
      if (isUnsigned(answer.code)) return { state: unsignedStates[answer.code] };
      throw refuse('to say whether it was signed', answer.code);
    },

    async fetchDocument(documentUrl) {
      const { protocol, origin } = new URL(documentUrl);
      if (protocol !== 'https:' && origin !== new URL(url).origin)
        throw new SingpassSignError('refused', 'The link leads to a place that is not safe.');
      const response = await send(documentUrl);
      if (response.status >= 500) throw away(new Error(`Status ${response.status}.`));
      if (!response.ok) throw new SingpassSignError('link-expired', `The link answers ${response.status}.`);
      return readBytes(response).catch((error: unknown) => Promise.reject(away(error)));
    },

    async cancel(requestId) {
      // The page about this call names our id otherwise than the others do.
      const claims = { request_id: requestId, client_request: clientId };
      const answer = await call('sign-requests/cancel', claims, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      if (!('code' in answer)) return 'cancelled';
      if (answer.code === 'UNAUTHORIZED') throw refuse('to cancel', answer.code);
      return 'refused';
    },

    async readWebhook(token) {
      const options = { algorithms: [ALGORITHM], currentDate: realNow(), requiredClaims: ['exp'] };
      const forged = (cause: unknown) =>
        new SingpassSignError('forged', "Singpass didn't send this webhook.", { cause });
      const { payload } = await jwtVerify(token, singpassKeys, options).catch((error: unknown) =>
        Promise.reject(isUnchecked(error) ? away(error) : forged(error)),
      );
      const webhook = webhookSchema.safeParse(payload);
      if (!webhook.success) throw forged(webhook.error);
      return { requestId: webhook.data.request_id, ...toSigned(webhook.data) };
    },

    listPublicKeys: () => ({ keys: [{ ...publicKey, alg: ALGORITHM }] }),
  };
}
