import { createLog } from '../http/log.ts';
import { findMisspelt } from './findMisspelt.ts';
import { parseSettings } from './parseSettings.ts';
import { requireDataFolder } from './requireDataFolder.ts';
import { requireProductionBuild } from './requireProductionBuild.ts';
import { type Settings, SettingsError } from './settings.ts';

function orExit<Result>(parse: () => Result): Result {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** The settings of this process; a bad one ends it with one line on standard error and exit code 1. */
export const getSettings = (): Settings =>
  orExit(() => {
    const settings = parseSettings(process.env);
    requireDataFolder(settings);
    return settings;
  });

/** The settings of a process that serves pages; ends it like `getSettings`, also where production would run React's development build. */
export function getServingSettings(): Settings {
  for (const [name, setting] of findMisspelt(process.env))
    createLog()('warn', 'settings', { message: `${name} isn't a setting. Is ${setting} meant?` });
  return orExit(() => {
    const settings = getSettings();
    requireProductionBuild(settings, process.env.NODE_ENV);
    return settings;
  });
}

/** The passphrase of encrypted backups, for the commands that write and read them. */
export const getBackupPassphrase = (): string | null => process.env.BACKUP_PASSPHRASE || null;
