import { afterLargestPaint } from '../browser/afterLargestPaint.ts';
import { isConnectionSaving } from '../browser/isConnectionSaving.ts';
import { offerTypeface } from './offeredTypeface.ts';
import { type Typeface, typefaceKey } from './typeface.ts';

async function fetchBytes(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/**
 * Loads the typeface when the page is idle after its largest paint, for the pages after this one: what is read here stays in the
 * typeface it was first shown in. Over a slow connection, or one that saves data, it is left out.
 */
export function loadTypeface({ url, family, weight, unicodeRange }: Typeface): void {
  const descriptors = { weight, unicodeRange };
  // Where it came from stands last, so that the end tells whether it is this one.
  const end = JSON.stringify([descriptors, url]).slice(1);
  if (isConnectionSaving() || sessionStorage.getItem(typefaceKey)?.endsWith(end)) return;
  afterLargestPaint(async () => {
    try {
      const bytes = await fetchBytes(url);
      const face = await new FontFace(family, bytes, descriptors).load();
      sessionStorage.setItem(typefaceKey, JSON.stringify([family, toBase64(bytes), descriptors, url]));
      offerTypeface(face);
    } catch {
      // The next page tries again.
    }
  });
}
