import { chooseEncoding, type Encoding } from './chooseEncoding.ts';
import { compress } from './compress.ts';
import { DICTIONARY_ENCODING, type Dictionary } from './createDictionary.ts';
import type { FindHeader } from './isCausedElsewhere.ts';

/** Bytes below which compressing saves less than a packet, and is left out. */
export const MIN_BYTES = 1_000;

/** Level for one reader: most of the time goes into the dictionary, and the lower levels find less in it. */
const LEVEL = 6;

/** An answer on its way to who asked for it. */
export interface OutgoingAnswer {
  /** Its headers, to which those of its coding are added. */
  readonly headers: Headers;
  /** Gives the headers of the request. */
  readonly findHeader: FindHeader;
  /** Codings in the order of the sender's choice. */
  readonly preferred: readonly Encoding[];
  /** What its reader may hold; comes before all codings. */
  readonly dictionary?: Dictionary | null;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** Compresses the body of an answer as its client accepts it, and says so in the answer's headers; a short one stays as it is. */
export async function compressBody(body: Bytes, answer: OutgoingAnswer): Promise<Bytes> {
  const { headers, findHeader, preferred, dictionary } = answer;
  if (body.byteLength < MIN_BYTES) return body;
  headers.append('vary', dictionary ? 'accept-encoding, available-dictionary' : 'accept-encoding');
  const setCoding = (encoding: string, bytes: Bytes): Bytes => {
    headers.set('content-encoding', encoding);
    headers.set('content-length', String(bytes.byteLength));
    return bytes;
  };
  if (dictionary?.isAvailable(findHeader))
    return setCoding(DICTIONARY_ENCODING, dictionary.compressNow(body, LEVEL));
  const encoding = chooseEncoding(findHeader('accept-encoding'), preferred);
  return encoding ? setCoding(encoding, await compress(body, encoding)) : body;
}
