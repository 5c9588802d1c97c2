import { afterLargestPaint } from '../browser/afterLargestPaint.ts';
import { isConnectionSaving } from '../browser/isConnectionSaving.ts';
import { offerTypeface } from './offeredTypeface.ts';
import { type Typeface, typefaceKey } from './typeface.ts';

/**
 * Loads the typeface when the page is idle after its largest paint, for the pages after this one: what is read here stays in the
 * typeface it was first shown in. Over a slow connection, or one that saves data, it is left out.
 */
export function loadTypeface({ url, family, weight, unicodeRange }: Typeface): void {
  const source = `url(${url})`;
  // Late it is not shown at all, so that it never moves what is read.
  const shownAtOnce = JSON.stringify([family, source, { weight, unicodeRange, display: 'optional' }]);
  if (isConnectionSaving() || sessionStorage.getItem(typefaceKey) === shownAtOnce) return;
  afterLargestPaint(() => {
    const face = new FontFace(family, source, { weight, unicodeRange });
    face.load().then(
      () => {
        sessionStorage.setItem(typefaceKey, shownAtOnce);
        offerTypeface(face);
      },
      // The next page tries again.
      () => undefined,
    );
  });
}
