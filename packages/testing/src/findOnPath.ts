import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Whether a file is there and may be run. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Finds a program on PATH; null when it is not there. */
export function findOnPath(names: readonly string[], environment: NodeJS.ProcessEnv): string | null {
  const folders = (environment.PATH ?? '').split(path.delimiter).filter(Boolean);
  for (const name of names) {
    for (const folder of folders) {
      const file = path.join(folder, name);
      if (isExecutable(file)) return file;
    }
  }
  return null;
}
