import { hash } from 'node:crypto';
import { whenBusy } from './pageErrors.ts';
import type { StoredPage } from './publicPageCache.ts';

/** A page that was rendered, before it is sent. */
export interface Rendering {
  readonly status: number;
  /** The document up to the end of what it shows. */
  readonly shown: string;
  /** The rest of the document. */
  readonly end: string;
  /** Names what was rendered, where the data is sent apart from it. */
  readonly version: string | null;
  readonly data: Readonly<Record<string, unknown>>;
  readonly cookies: readonly string[];
  /** Whether every answer it was made of may be sent compressed. */
  readonly isCompressible: boolean;
}

interface PageStoreOptions {
  readonly buildId: string;
  /** What every data block says besides its data. */
  readonly surroundings: object;
  /** Headers of every stored answer. */
  readonly headers: Readonly<Record<string, string>>;
}

const encoder = new TextEncoder();

/** Names what a document shows: equal text, equal name. */
export const nameVersion = (shown: string): string => hash('sha256', shown, 'base64url').slice(0, 12);

/** Makes the function that makes a rendered page ready for everybody who asks for it; its data block is written when somebody does. */
export function makePageStore({
  buildId,
  surroundings,
  headers: everyHeader,
}: PageStoreOptions): (rendering: Rendering) => StoredPage {
  function store(text: string, status: number, contentType: string, name?: string): StoredPage {
    const body = encoder.encode(text);
    const headers = {
      ...everyHeader,
      ...(status >= 500 ? { 'cache-control': 'no-store' } : {}),
      ...whenBusy(status),
      'content-type': contentType,
      'content-length': String(body.byteLength),
      etag: `"${name ?? hash('sha256', body, 'base64url').slice(0, 22)}"`,
    };
    return { status, body, headers };
  }

  return ({ shown, end, status, version, data }) => {
    let payload: StoredPage | null = null;
    const page = store(
      shown + end,
      status,
      'text/html; charset=utf-8',
      version ? `${version}.${buildId}` : undefined,
    );
    return {
      ...page,
      data,
      getPayload: () => {
        payload ??= store(
          JSON.stringify({ version, data, ...surroundings }),
          status,
          'application/json; charset=utf-8',
        );
        return payload;
      },
    };
  };
}
