import { createTableBlobs } from '../blobs/createTableBlobs.ts';
import { createServer, type ServerParts } from '../createServer.ts';
import type { Database } from '../database/database.ts';
import type { Log, LogLevel } from '../http/log.ts';
import type { ServerApp } from '../http/ServerEnvironment.ts';
import type { Jobs } from '../jobs/Jobs.ts';
import type { Mail, Mailer } from '../mail/Mailer.ts';
import { readSettings } from '../settings/readSettings.ts';
import type { TextMessage } from '../sms/Sms.ts';

/** A line the server logged. */
export interface LoggedLine {
  level: LogLevel;
  event: string;
  details: Readonly<Record<string, unknown>>;
}

/** A server on a test database, and everything it did besides answering. */
export interface TestServer {
  server: ServerApp;
  lines: LoggedLine[];
  mails: Mail[];
  texts: TextMessage[];
  /** Jobs that were queued. */
  queued: { name: string; data: unknown }[];
}

/** Address of the test server; requests to change something must say they come from here. */
export const testOrigin = 'http://localhost:3000';

/** Makes a server whose clock, mail and jobs stand still; `parts` replaces any of them. */
export function makeTestServer(db: Database, parts: Partial<ServerParts> = {}): TestServer {
  const lines: LoggedLine[] = [];
  const mails: Mail[] = [];
  const texts: TextMessage[] = [];
  const queued: { name: string; data: unknown }[] = [];
  const log: Log = (level, event, details = {}) => lines.push({ level, event, details });
  const mailer: Mailer = { send: async (mail) => void mails.push(mail), close: () => undefined };
  const jobs: Jobs = {
    send: async (name, data) => void queued.push({ name, data }),
    work: async () => undefined,
    schedule: async () => undefined,
    close: async () => undefined,
  };
  const server = createServer({
    db,
    clock: () => new Date('2026-11-21T04:00:00Z'),
    mailer,
    sms: { send: async (message) => void texts.push(message) },
    jobs,
    blobs: createTableBlobs(db),
    settings: readSettings({ APP_ENV: 'test' }),
    log,
    ...parts,
  });
  return { server, lines, mails, texts, queued };
}
