import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { StoredPage } from './publicPageCache.ts';

const compress = promisify(brotliCompress);
/** The first visitor does not wait for the smallest form; it is made when a second one asks. */
const quick = 5;
const smallest = 11;

interface Compressed {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
}

interface Forms {
  best: Compressed | null;
  readonly first: Promise<Compressed>;
  isShrinking: boolean;
}

const formsOfPages = new WeakMap<StoredPage, Forms>();

async function makeForm({ body, headers }: StoredPage, quality: number): Promise<Compressed> {
  const bytes = await compress(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  });
  return {
    body: bytes,
    headers: { ...headers, 'content-encoding': 'br', 'content-length': String(bytes.byteLength) },
  };
}

function startForms(page: StoredPage): Forms {
  const forms: Forms = { best: null, first: makeForm(page, quick), isShrinking: false };
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
  makeForm(page, smallest).then(
    (form) => {
      forms.best = form;
    },
    () => undefined,
  );
}

/** Sends a stored page: nothing but 304 to who has it already, compressed to who can read that. */
export function sendStored(page: StoredPage, request: Request): Response | Promise<Response> {
  const { status, headers, body } = page;
  if (status === 200 && request.headers.get('if-none-match') === headers.etag)
    return new Response(null, { status: 304, headers });
  if (!request.headers.get('accept-encoding')?.includes('br')) return new Response(body, { status, headers });
  const known = formsOfPages.get(page);
  const forms = known ?? startForms(page);
  if (known) shrink(page, forms);
  if (forms.best) return new Response(forms.best.body, { status, headers: forms.best.headers });
  return forms.first.then((form) => new Response(form.body, { status, headers: form.headers }));
}
