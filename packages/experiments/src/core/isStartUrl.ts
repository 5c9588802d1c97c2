/** A path without query and fragment, and with single slashes. */
const normalize = (path: string): string => path.replace(/[?#].*$/s, '').replaceAll(/\/{2,}/g, '/');

/**
 * Whether people on a path are assigned: it starts with one of the addresses, by letters, so that `/blog` holds for `/blogs` too; `/` is
 * the front page alone. Case matters; query, fragment and doubled slashes don't.
 */
export function isStartUrl(path: string, validStartUrls: readonly string[]): boolean {
  const normal = normalize(path);
  return validStartUrls.some((start) =>
    start === '/' ? normal === '/' : start !== '' && normal.startsWith(start),
  );
}
