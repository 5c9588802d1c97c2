import { chooseEncoding, type Encoding } from './chooseEncoding.ts';
import { compress } from './compress.ts';
import type { FindHeader } from './isCausedElsewhere.ts';

/** Bytes below which compressing saves less than a packet, and is left out. */
export const MIN_BYTES = 1_000;

/** An answer on its way to who asked for it. */
export interface OutgoingAnswer {
  /** Its headers, to which those of its coding are added. */
  readonly headers: Headers;
  /** Gives the headers of the request. */
  readonly findHeader: FindHeader;
  /** Codings in the order of the sender's choice. */
  readonly preferred: readonly Encoding[];
}

type Bytes = Uint8Array<ArrayBuffer>;

/** Compresses the body of an answer as its client accepts it, and says so in the answer's headers; a short one stays as it is. */
export async function compressBody(body: Bytes, answer: OutgoingAnswer): Promise<Bytes> {
  const { headers, findHeader, preferred } = answer;
  if (body.byteLength < MIN_BYTES) return body;
  headers.append('vary', 'accept-encoding');
  const encoding = chooseEncoding(findHeader('accept-encoding'), preferred);
  if (!encoding) return body;
  const bytes = await compress(body, encoding);
  headers.set('content-encoding', encoding);
  headers.set('content-length', String(bytes.byteLength));
  return bytes;
}
