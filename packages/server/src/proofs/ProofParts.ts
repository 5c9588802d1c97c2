import type { Database } from '../database/database.ts';
import type { Log } from '../http/log.ts';
import type { SessionRow } from '../sessions/queries.ts';
import type { Settings } from '../settings/settings.ts';

/** What proving something stands on: who asks, with the secret of their session, and from where. */
export interface ProofParts {
  db: Database;
  settings: Settings;
  log: Log;
  session: SessionRow;
  secret: string;
  /** Address of the browser, to limit what one of them may ask for. */
  address: string;
  now: Date;
}
