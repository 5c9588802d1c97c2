import { HttpError } from '../http/HttpError.ts';
import * as messages from '../messages/messages.ts';

/** Throws when a change was meant for another version than what it would change has by now; read that under a lock. */
export function requireVersion(meant: number | undefined, version: number): void {
  if (meant === undefined || meant === version) return;
  throw new HttpError('stale-version', { fields: [{ name: 'version', reason: messages.versionReason }] });
}
