import type { Log } from '../http/log.ts';
import type { Database } from './database.ts';
import { describeReason } from './requireDatabase.ts';

/** How often a replica is asked whether it is current, in milliseconds. */
const CHECK_MS = 1_000;
/** How far behind a replica may be to be read from, in seconds. */
const MAX_LAG_SECONDS = 5;

/**
 * Seconds since the last transaction of the primary that a replica has; 0 if it has all it received, null if it receives nothing. A
 * server that isn't a replica (any more) is never behind.
 */
const lagSql = `select case
  when not pg_is_in_recovery() then 0
  when not exists (select from pg_stat_wal_receiver) then null
  when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
  else extract(epoch from now() - pg_last_xact_replay_timestamp())
end::float8 as lag, to_regclass('listings') is not null as "hasTables"`;

/** Why a replica can't be read from; null if it can. */
async function findFault(replica: Database): Promise<string | null> {
  try {
    const { rows } = await replica.query<{ lag: number | null; hasTables: boolean }>(lagSql);
    const { lag = null, hasTables = false } = rows[0] ?? {};
    if (!hasTables) return 'it has no table of ours, so it may be another database';
    if (lag === null) return 'it receives nothing from the primary';
    return lag <= MAX_LAG_SECONDS ? null : `it is more than ${MAX_LAG_SECONDS} seconds behind the primary`;
  } catch (error) {
    return describeReason(error);
  }
}

/**
 * A database whose statements run on a replica, and its transactions on the primary. Whatever fails on the replica runs on the
 * primary instead; while the replica is gone or more than five seconds behind, everything does. Closing it closes the replica's
 * connections only. The log says when that begins, why, and when it ends.
 */
export function withReplica(primary: Database, replica: Database, log: Log): Database {
  let isCurrent = false;
  let isChecking = false;
  let isClosed = false;
  let told: string | null = null;
  const tell = (fault: string | null) => {
    if (fault === told || isClosed) return;
    told = fault;
    if (fault === null) log('info', 'replica', { message: 'DATABASE_READ_URL is read from again.' });
    else
      log('error', 'replica', {
        message: `DATABASE_READ_URL names a database that cannot be read from: ${fault}. Everything is read from the primary until it can.`,
      });
  };
  const check = async () => {
    if (isChecking) return;
    isChecking = true;
    const fault = await findFault(replica);
    isCurrent = fault === null;
    isChecking = false;
    tell(fault);
  };
  const timer = setInterval(() => void check(), CHECK_MS);
  timer.unref();
  void check();
  return {
    ...primary,
    async query(statement, values) {
      if (!isCurrent) return primary.query(statement, values);
      try {
        return await replica.query(statement, values);
      } catch {
        return primary.query(statement, values);
      }
    },
    close() {
      isClosed = true;
      clearInterval(timer);
      return replica.close();
    },
  };
}
