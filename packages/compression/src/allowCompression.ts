import { type FindHeader, isCausedElsewhere } from './isCausedElsewhere.ts';

const NO_TRANSFORM = 'no-transform';

/** Whether an answer says that it stays as it is. */
export const forbidsCompression = (headers: Headers): boolean =>
  headers.get('cache-control')?.includes(NO_TRANSFORM) ?? false;

/**
 * Whether an answer to a request may be compressed: it holds no secret, as whoever made it says, and no other site may have caused it. One that
 * may not says `no-transform`, so that no proxy compresses it either (RFC 9111, 5.2.2.6).
 */
export function allowCompression(headers: Headers, findHeader: FindHeader, isCompressible: boolean): boolean {
  if (isCompressible && !isCausedElsewhere(findHeader)) return true;
  const cacheControl = headers.get('cache-control');
  if (!forbidsCompression(headers))
    headers.set('cache-control', cacheControl ? `${cacheControl}, ${NO_TRANSFORM}` : NO_TRANSFORM);
  return false;
}
