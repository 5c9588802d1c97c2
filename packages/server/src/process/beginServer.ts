import { beginThread } from '../database/embedded/takeThread.ts';
import { getSettings } from '../settings/env.ts';
import type { Settings } from '../settings/settings.ts';

/**
 * The settings of this process, known before the server's code is loaded, which takes a while: an embedded database gets ready on
 * another thread meanwhile.
 */
export function beginServer(): Settings {
  const settings = getSettings();
  if (!settings.databaseUrl) beginThread();
  return settings;
}
