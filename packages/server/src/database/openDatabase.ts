import { resolve } from 'node:path';
import { connect } from './connect.ts';
import type { Database } from './database.ts';
import { FolderInUseError, findOwner } from './embedded/lock.ts';
import { startEmbedded } from './embedded/startEmbedded.ts';

/** Where the database is: a server when `databaseUrl` is set, else an embedded one in `dataFolder`. */
export interface DatabaseSettings {
  databaseUrl: string | null;
  dataFolder: string;
}

/** What to do besides opening. */
export interface OpenDatabaseOptions {
  /** What to do when another process has the data folder: refuse (the default), or use its database. */
  ifBusy?: 'refuse' | 'join';
  /** Told when a connection, or the embedded database itself, is lost while nobody asks for anything. */
  onLost?: (error: Error) => void;
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
 * Opens the database the settings name; the schema is not touched (see `migrate`). Throws `FolderInUseError`, whose
 * message is a sentence for people, when another process has the data folder and `ifBusy` does not say to join it.
 */
export async function openDatabase(
  settings: DatabaseSettings,
  options: OpenDatabaseOptions = {},
): Promise<Database> {
  if (settings.databaseUrl) {
    return connect({
      kind: 'server',
      config: { connectionString: settings.databaseUrl, application_name: 'sewa' },
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
