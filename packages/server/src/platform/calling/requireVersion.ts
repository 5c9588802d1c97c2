import { HttpError } from '../http/HttpError.ts';
import * as messages from '../messages/messages.ts';

/** Throws if a change was meant for another version than the current one, which you must have read under a lock. */
export function requireVersion(meant: number | undefined, version: number): void {
  if (meant === undefined || meant === version) return;
  throw new HttpError('stale-version', { fields: [{ name: 'version', reason: messages.versionReason }] });
}
