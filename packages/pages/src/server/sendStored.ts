import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { chooseEncoding } from '@sewa/compression';
import type { StoredPage } from './publicPageCache.ts';

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

/** A stored page as it is sent: perhaps compressed, perhaps only the word that it has not changed. */
export interface StoredAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | null;
}

/** What the asking side accepts and has. */
export interface Asking {
  readonly acceptEncoding: string | null | undefined;
  readonly ifNoneMatch: string | null | undefined;
  readonly cookies?: string | null | undefined;
}

type Compress = (body: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>;

/** The first visitor does not wait for the smallest form; it is made when a second one asks. */
interface Compressor {
  readonly quick: Compress;
  readonly smallest: Compress;
}

interface Forms {
  best: StoredAnswer | null;
  readonly first: Promise<StoredAnswer>;
  isShrinking: boolean;
}

const preferred = ['br', 'gzip'] as const;

type StoredEncoding = (typeof preferred)[number];

const compressByBrotli =
  (quality: number): Compress =>
  (body) =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    });

const compressors: Readonly<Record<StoredEncoding, Compressor>> = {
  br: { quick: compressByBrotli(5), smallest: compressByBrotli(11) },
  gzip: { quick: (body) => zip(body), smallest: (body) => zip(body, { level: 9 }) },
};

const formsOfPages = new WeakMap<StoredPage, Map<StoredEncoding, Forms>>();

async function makeForm(
  { status, body, headers }: StoredPage,
  encoding: StoredEncoding,
  compress: Compress,
): Promise<StoredAnswer> {
  // A copy of its own length: zlib gives a view of a far larger piece of memory, which would be held with it.
  const bytes = new Uint8Array(await compress(body));
  const coded = { 'content-encoding': encoding, 'content-length': String(bytes.byteLength) };
  return { status, body: bytes, headers: { ...headers, ...coded } };
}

function startForms(page: StoredPage, encoding: StoredEncoding): Forms {
  const first = makeForm(page, encoding, compressors[encoding].quick);
  const forms: Forms = { best: null, first, isShrinking: false };
  first.then(
    (form) => {
      forms.best ??= form;
    },
    () => undefined,
  );
  const all = formsOfPages.get(page) ?? new Map<StoredEncoding, Forms>();
  formsOfPages.set(page, all.set(encoding, forms));
  return forms;
}

function shrink(page: StoredPage, encoding: StoredEncoding, forms: Forms): void {
  if (forms.isShrinking) return;
  forms.isShrinking = true;
  makeForm(page, encoding, compressors[encoding].smallest).then(
    (form) => {
      forms.best = form;
    },
    () => undefined,
  );
}

/** A stored page for who asks: nothing but 304 to who has it already, compressed to who can read that. */
export function answerStored(page: StoredPage, asking: Asking): StoredAnswer | Promise<StoredAnswer> {
  const { status, headers, body } = page;
  if (status === 200 && asking.ifNoneMatch === headers.etag) {
    const { 'content-length': _, ...rest } = headers;
    return { status: 304, headers: rest, body: null };
  }
  const encoding = chooseEncoding(asking.acceptEncoding, preferred);
  if (!encoding) return { status, headers, body };
  const known = formsOfPages.get(page)?.get(encoding);
  const forms = known ?? startForms(page, encoding);
  if (known) shrink(page, encoding, forms);
  return forms.best ?? forms.first;
}

/** The same as a response. */
export async function sendStored(page: StoredPage, { headers: requested }: Request): Promise<Response> {
  const asking: Asking = {
    acceptEncoding: requested.get('accept-encoding'),
    ifNoneMatch: requested.get('if-none-match'),
  };
  const { status, headers, body } = await answerStored(page, asking);
  return new Response(body, { status, headers });
}
