import { resolve } from 'node:path';
import { connect } from './connect.ts';
import type { Database, OnStatement } from './database.ts';
import { FolderInUseError, findOwner } from './embedded/lock.ts';
import { startEmbedded } from './embedded/startEmbedded.ts';
import { leadsToPooler } from './requireDatabase.ts';

/** Location of the database: a server if `databaseUrl` is set, else embedded in `dataFolder`. */
export interface DatabaseSettings {
  databaseUrl: string | null;
  /** Reaches the server without the pooler that `databaseUrl` leads to. @default null: there is none */
  databaseDirectUrl?: string | null;
  /** Connections of this process to the server, all of them. @default 16 */
  databasePool?: number;
  dataFolder: string;
}

/** Options of `openDatabase`. */
export interface OpenDatabaseOptions {
  /** If another process uses the data folder: throw, or connect to its database. @default 'refuse' */
  ifBusy?: 'refuse' | 'join';
  /** Called if an idle connection, or the embedded database itself, is lost. */
  onLost?: (error: Error) => void;
  /** Called after each statement, with the seconds it took. */
  onStatement?: OnStatement | undefined;
  /** Finds out whether `databaseUrl` leads to a pooler, beside which a process that doesn't listen needs no `databaseDirectUrl`. */
  mayBePooled?: boolean;
}

function connectToSocket(
  folder: string,
  options: OpenDatabaseOptions,
  onClose?: () => Promise<void>,
): Database {
  return connect({
    kind: 'embedded',
    config: { host: folder, port: 5432, user: 'postgres', database: 'postgres', password: '' },
    ...(options.onLost && { onConnectionLost: options.onLost }),
    ...(onClose && { onClose }),
    onStatement: options.onStatement,
  });
}

async function joinWaiting(
  folder: string,
  options: OpenDatabaseOptions,
  error: FolderInUseError,
): Promise<Database> {
  const giveUpAt = Date.now() + 20_000;
  for (;;) {
    const owner = findOwner(folder);
    if (!owner) return openDatabase({ databaseUrl: null, dataFolder: folder }, options);
    const database = connectToSocket(owner.socketFolder, options);
    try {
      await database.query('select 1');
      return database;
    } catch {
      await database.close();
      if (Date.now() > giveUpAt) throw error;
      await new Promise((done) => setTimeout(done, 100));
    }
  }
}

/**
 * Opens the configured database without touching the schema (see `migrate`). Throws `FolderInUseError`, with a message for people, if
 * another process uses the data folder and `ifBusy` isn't 'join'.
 */
export async function openDatabase(
  settings: DatabaseSettings,
  options: OpenDatabaseOptions = {},
): Promise<Database> {
  const { databaseUrl, databaseDirectUrl, databasePool } = settings;
  if (databaseUrl) {
    const makeConfig = (connectionString: string) => ({ connectionString, application_name: 'sewa' });
    const config = makeConfig(databaseUrl);
    return connect({
      kind: 'server',
      config,
      isPooled: Boolean(databaseDirectUrl) || (options.mayBePooled && (await leadsToPooler(config))),
      ...(databaseDirectUrl && { directConfig: makeConfig(databaseDirectUrl) }),
      connections: databasePool,
      onStatement: options.onStatement,
      ...(options.onLost && { onConnectionLost: options.onLost }),
    });
  }
  const folder = resolve(settings.dataFolder);
  try {
    const embedded = await startEmbedded(folder, (error) => options.onLost?.(error));
    return connectToSocket(embedded.socketFolder, options, () => embedded.close());
  } catch (error) {
    if (!(error instanceof FolderInUseError) || options.ifBusy !== 'join') throw error;
    return joinWaiting(folder, options, error);
  }
}
