import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { StoredPage } from './publicPageCache.ts';

const compress = promisify(brotliCompress);
/** The first visitor does not wait for the smallest form; it is made when a second one asks. */
const QUICK = 5;
const SMALLEST = 11;

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

interface Forms {
  best: StoredAnswer | null;
  readonly first: Promise<StoredAnswer>;
  isShrinking: boolean;
}

const formsOfPages = new WeakMap<StoredPage, Forms>();

async function makeForm({ status, body, headers }: StoredPage, quality: number): Promise<StoredAnswer> {
  const bytes = await compress(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  });
  return {
    status,
    body: bytes,
    headers: { ...headers, 'content-encoding': 'br', 'content-length': String(bytes.byteLength) },
  };
}

function startForms(page: StoredPage): Forms {
  const forms: Forms = { best: null, first: makeForm(page, QUICK), isShrinking: false };
  forms.first.then(
    (form) => {
      forms.best ??= form;
    },
    () => undefined,
  );
  formsOfPages.set(page, forms);
  return forms;
}

function shrink(page: StoredPage, forms: Forms): void {
  if (forms.isShrinking) return;
  forms.isShrinking = true;
  makeForm(page, SMALLEST).then(
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
  if (!asking.acceptEncoding?.includes('br')) return { status, headers, body };
  const known = formsOfPages.get(page);
  const forms = known ?? startForms(page);
  if (known) shrink(page, forms);
  return forms.best ?? forms.first;
}

/** The same as a response. */
export async function sendStored(page: StoredPage, { headers: requested }: Request): Promise<Response> {
  const { status, headers, body } = await answerStored(page, {
    acceptEncoding: requested.get('accept-encoding'),
    ifNoneMatch: requested.get('if-none-match'),
  });
  return new Response(body, { status, headers });
}
