import { parseSettings } from './parseSettings.ts';
import { requireDataFolder } from './requireDataFolder.ts';
import { type Settings, SettingsError } from './settings.ts';

/** The settings of this process; a bad one ends it with one line on standard error and exit code 1. */
export function getSettings(): Settings {
  try {
    const settings = parseSettings(process.env);
    requireDataFolder(settings);
    return settings;
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
