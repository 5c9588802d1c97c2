import { beginThread } from '../database/embedded/takeThread.ts';
import { getSettings } from '../settings/env.ts';
import type { Settings } from '../settings/settings.ts';

/**
 * The settings of this process and the server's code, which takes a while to load: an embedded database gets ready on another
 * thread meanwhile.
 */
export async function loadServer(): Promise<{ settings: Settings; server: typeof import('../index.ts') }> {
  const settings = getSettings();
  if (!settings.databaseUrl) beginThread();
  return { settings, server: await import('../index.ts') };
}
