import { homedir } from 'node:os';
import path from 'node:path';

/** The folder outside the clone that holds what every clone of one person may use again: `SEWA_CACHE_DIR`, else `~/.cache/sewa`. */
export const cacheFolder = (environment: NodeJS.ProcessEnv = process.env): string =>
  path.resolve(environment.SEWA_CACHE_DIR || path.join(homedir(), '.cache/sewa'));
