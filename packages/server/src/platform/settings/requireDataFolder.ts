import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type Settings, SettingsError } from './settings.ts';

const reasons: Readonly<Record<string, string>> = {
  EROFS: 'this one is on a read-only file system',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
};

const findExisting = (path: string): string => (existsSync(path) ? path : findExisting(dirname(path)));

/** Asks the system whether a folder may be written. */
const probeFolder = (folder: string): void => accessSync(folder, constants.W_OK);

/** Throws `SettingsError` where the embedded database could not write its folder, or make it. */
export function requireDataFolder(
  { databaseUrl, dataFolder }: Pick<Settings, 'databaseUrl' | 'dataFolder'>,
  probe: (folder: string) => void = probeFolder,
): void {
  if (databaseUrl) return;
  const folder = findExisting(resolve(dataFolder));
  const refuse = (reason: string) =>
    new SettingsError('DATA_DIR', dataFolder, `a folder that can be written: ${reason}`);
  if (!statSync(folder).isDirectory()) throw refuse(`${folder} is a file`);
  try {
    probe(folder);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw refuse(reasons[code] ?? String(error));
  }
}
