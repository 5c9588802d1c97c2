import type { Database } from './database.ts';

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
end::float8 as lag`;

/**
 * A database whose statements run on a replica, and its transactions on the primary. Whatever fails on the replica runs on the
 * primary instead; while the replica is gone or more than five seconds behind, everything does. Closing it closes the replica's
 * connections only.
 */
export function withReplica(primary: Database, replica: Database): Database {
  let isCurrent = false;
  let isChecking = false;
  const check = async () => {
    if (isChecking) return;
    isChecking = true;
    try {
      const { rows } = await replica.query<{ lag: number | null }>(lagSql);
      const lag = rows[0]?.lag ?? null;
      isCurrent = lag !== null && lag <= MAX_LAG_SECONDS;
    } catch {
      isCurrent = false;
    } finally {
      isChecking = false;
    }
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
      clearInterval(timer);
      return replica.close();
    },
  };
}
