import type { IncomingMessage } from 'node:http';
import { createLocalJWKSet, type JSONWebKeySet, type JWTPayload, jwtVerify } from 'jose';
import type { SignDesk, SignPlace, SignRecord } from './SignDesk.ts';

/** The site that asks for signatures. */
export interface SignClient {
  readonly id: string;
  readonly keys: JSONWebKeySet;
}

/** What the API answers. */
export interface ApiAnswer {
  readonly status: 200 | 400 | 404;
  readonly content: unknown;
}

/** What a call is answered with. */
export interface SignApi {
  readonly desk: SignDesk;
  readonly client: SignClient;
  readonly url: string;
  /** Token ids that were used. */
  readonly spent: Set<string>;
}

const MAX_BYTES = 20 * 1024 * 1024;
const MAX_PLACES = 20;
const TOKEN_SECONDS = 120;
const uuidForm = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const hashForm = /^[\da-f]{64}$/;

const refuse = (error: string): ApiAnswer => ({ status: 400, content: { error } });

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request) {
    size += piece.length;
    if (size > MAX_BYTES) throw new RangeError('the document is too long');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** The claims of a token; null unless the client signed it for one call within two minutes. */
async function findClaims(
  { client, desk, spent }: SignApi,
  request: IncomingMessage,
  required: readonly string[],
): Promise<JWTPayload | null> {
  const token = request.headers.authorization ?? '';
  const options = {
    algorithms: ['ES256'],
    currentDate: desk.clock.realNow(),
    requiredClaims: ['jti', 'iat', 'exp', ...required],
  };
  const verified = await jwtVerify(token, createLocalJWKSet(client.keys), options).catch(() => null);
  if (!verified) return null;
  const { jti = '', iat = 0, exp = 0 } = verified.payload;
  if (exp - iat > TOKEN_SECONDS || !uuidForm.test(jti) || spent.has(jti)) return null;
  spent.add(jti);
  return verified.payload;
}

const isPart = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value < 1 && /^\d(\.\d{1,4})?$/.test(String(value));

function parsePlace(value: unknown): SignPlace | null {
  if (typeof value !== 'object' || value === null) return null;
  const { page, x, y }: { page?: unknown; x?: unknown; y?: unknown } = value;
  const isPlace = typeof page === 'number' && Number.isInteger(page) && page >= 1 && isPart(x) && isPart(y);
  return isPlace ? { page, x, y } : null;
}

function parsePlaces(claims: JWTPayload): SignPlace[] | null {
  const asked = Array.isArray(claims.sign_locations) ? claims.sign_locations : [claims];
  const places = asked.flatMap((place) => parsePlace(place) ?? []);
  const isWhole = places.length === asked.length && places.length > 0 && places.length <= MAX_PLACES;
  return isWhole ? places : null;
}

/** Whether a document can be signed: a PDF that's neither encrypted nor has two kinds of cross-reference at once. */
const isSignable = (bytes: Buffer): boolean =>
  bytes.subarray(0, 5).toString('latin1') === '%PDF-' &&
  !/\/Encrypt\b|\/XRefStm\b/.test(bytes.toString('latin1'));

async function begin(api: SignApi, request: IncomingMessage): Promise<ApiAnswer> {
  const bytes = await readBody(request);
  const claims = await findClaims(api, request, ['client_id', 'doc_name']);
  const isOctets = request.headers['content-type'] === 'application/octet-stream';
  if (!claims || claims.client_id !== api.client.id || !isOctets) return refuse('UNAUTHORIZED');
  const places = parsePlaces(claims);
  const lockedTo = claims.signer_uin_hash ?? null;
  const isNamed = typeof lockedTo === 'string' && hashForm.test(lockedTo);
  if (!places || (lockedTo !== null && !isNamed)) return refuse('INVALID_PARAMETERS');
  if (!isSignable(bytes)) return refuse('INVALID_PDF');
  const { id, exchangeCode } = api.desk.add({
    documentName: String(claims.doc_name),
    places,
    bytes,
    lockedTo: isNamed ? lockedTo : null,
  });
  const content = {
    request_id: id,
    signing_url: `${api.url}/sign?request_id=${id}`,
    exchange_code: exchangeCode,
  };
  return { status: 200, content };
}

/** What is said of a signed document, with a new link to it. */
export function tellSigned(desk: SignDesk, url: string, record: SignRecord) {
  const { signed } = record;
  if (!signed) throw new TypeError('nobody has signed');
  return {
    signed_doc_url: `${url}${desk.makeLink(record).path}`,
    signer_info: {
      signer_name: signed.signer.name,
      signer_partial_uinfin: signed.signer.uin.slice(-4),
      signed_at: signed.at.getTime(),
    },
  };
}

async function tell(api: SignApi, request: IncomingMessage, id: string): Promise<ApiAnswer> {
  const claims = await findClaims(api, request, ['exchange_code']);
  const record = api.desk.find(id);
  // A restart of the sandbox forgets what was asked of it.
  if (claims && !record) return refuse('REQUEST_EXPIRED');
  if (!record || claims?.exchange_code !== record.exchangeCode) return refuse('UNAUTHORIZED');
  if (record.state !== 'signed')
    return refuse(api.desk.isExpired(record) ? 'REQUEST_EXPIRED' : 'DOCUMENT_NOT_SIGNED');
  if (api.desk.isClosed(record)) return refuse('SIGNED_ACCESS_EXPIRED');
  return { status: 200, content: tellSigned(api.desk, api.url, record) };
}

async function cancel(api: SignApi, request: IncomingMessage): Promise<ApiAnswer> {
  const claims = await findClaims(api, request, ['request_id']);
  if (!claims) return refuse('UNAUTHORIZED');
  const record = api.desk.find(String(claims.request_id));
  if (record?.state !== 'open') return refuse('CANNOT_CANCEL');
  api.desk.cancel(record);
  return { status: 200, content: {} };
}

/** Answers a call of the API under `/api/v3/`. */
export async function answerSignApi(
  api: SignApi,
  request: IncomingMessage,
  path: string,
): Promise<ApiAnswer> {
  const [, asked] = /^sign-requests\/([^/]+)\/signed-doc$/.exec(path) ?? [];
  if (request.method === 'POST' && path === 'sign-requests') return begin(api, request);
  if (request.method === 'POST' && path === 'sign-requests/cancel') return cancel(api, request);
  if (request.method === 'GET' && asked !== undefined) return tell(api, request, asked);
  return { status: 404, content: { error: 'NOT_FOUND' } };
}
