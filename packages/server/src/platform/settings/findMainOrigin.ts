import type { Settings } from './settings.ts';

/** Origin of our own pages, for a request to `requested`, which may be the origin of frames. */
export function findMainOrigin(
  { publicUrl, embedOrigin, port }: Pick<Settings, 'publicUrl' | 'embedOrigin' | 'port'>,
  requested: string,
): string {
  if (publicUrl !== null) return publicUrl;
  return requested === embedOrigin ? `http://localhost:${port}` : requested;
}
