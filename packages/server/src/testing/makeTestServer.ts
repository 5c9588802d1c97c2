import { createServer, type ServerDeps } from '../createServer.ts';
import { createTableBlobs } from '../platform/blobs/createTableBlobs.ts';
import type { Database } from '../platform/database/database.ts';
import type { Log, LogLevel } from '../platform/http/log.ts';
import type { ServerApp } from '../platform/http/ServerEnvironment.ts';
import { parseSettings } from '../platform/settings/parseSettings.ts';
import type { TextMessage } from '../platform/sms/Sms.ts';
import { makeTestJobs, type QueuedJob } from './makeTestJobs.ts';

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
  texts: TextMessage[];
  /** Jobs that were queued. */
  queued: QueuedJob[];
}

/** Address of the test server; requests to change something must say they come from here. */
export const testOrigin = 'http://localhost:3000';

/** Makes what a server stands on, with clock and jobs that stand still; `given` replaces any of them. */
export function makeServerDeps(
  db: Database,
  given: Partial<ServerDeps> = {},
): Omit<TestServer, 'server'> & { deps: ServerDeps } {
  const lines: LoggedLine[] = [];
  const texts: TextMessage[] = [];
  const queued: QueuedJob[] = [];
  const log: Log = (level, event, details = {}) => lines.push({ level, event, details });
  const clock = given.clock ?? (() => new Date('2026-11-21T04:00:00Z'));
  const jobs = makeTestJobs(queued, clock);
  const deps: ServerDeps = {
    db,
    clock,
    sms: { send: async (message) => void texts.push(message) },
    jobs,
    blobs: createTableBlobs(db),
    settings: parseSettings({ APP_ENV: 'test' }),
    log,
    ...given,
  };
  return { deps, lines, texts, queued };
}

/** Makes a server whose clock and jobs stand still; `given` replaces any of them. */
export function makeTestServer(db: Database, given: Partial<ServerDeps> = {}): TestServer {
  const { deps, ...done } = makeServerDeps(db, given);
  return { server: createServer(deps), ...done };
}
