import { type Client, routes } from '@sewa/api/client';

/** How photos reach the server, and what pages read from it. */
export interface PhotoConnection {
  readonly client: Client;
  /** Reads some calls again. */
  readonly refresh: (names: readonly string[]) => Promise<void>;
}

/** Reads again what a call changed. If that fails, it is read when a page shows it next. */
export async function refreshChanged(
  { refresh }: PhotoConnection,
  name: 'addPhoto' | 'orderPhotos' | 'removePhoto',
): Promise<void> {
  await refresh(routes[name].changes).catch(() => undefined);
}
