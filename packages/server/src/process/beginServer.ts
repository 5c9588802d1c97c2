import { beginThread } from '../platform/database/embedded/takeThread.ts';
import { getServingSettings } from '../platform/settings/env.ts';
import type { Settings } from '../platform/settings/settings.ts';

/**
 * Reads the settings before the server's code is loaded, which is slow, so that an embedded database can start on another thread
 * meanwhile.
 */
export function beginServer(): Settings {
  const settings = getServingSettings();
  if (!settings.databaseUrl) beginThread();
  return settings;
}
