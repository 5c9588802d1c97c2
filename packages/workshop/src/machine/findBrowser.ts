import { isExecutable } from '@sewa/testing';
import { unpackLockedBrowser } from './lockedBrowser.ts';

/** Finds the Chromium to test with: the one the lockfile pins, or the one `CHROMIUM_PATH` names; throws one sentence. */
export async function findBrowser(environment: NodeJS.ProcessEnv = process.env): Promise<string> {
  const named = environment.CHROMIUM_PATH;
  if (!named) return unpackLockedBrowser();
  if (isExecutable(named)) return named;
  throw new Error(`CHROMIUM_PATH is "${named}", which is not a program that can be run.`);
}
