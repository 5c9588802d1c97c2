import type { Queryable } from '../database/database.ts';

/** Further details of an action; never text that a person typed. */
export type AuditDetails = Readonly<Record<string, string | number | boolean>>;

/** A new log entry. */
export interface AuditEntry {
  /** Name of its chain. */
  chain: string;
  actorId: string;
  userId: string;
  /** The action, in kebab case. */
  action: string;
  details: Readonly<Record<string, unknown>>;
  at: Date;
}

const compareChains = (one: AuditEntry, other: AuditEntry): number =>
  one.chain === other.chain ? 0 : one.chain < other.chain ? -1 : 1;

const renderRow = (_: unknown, index: number): string => {
  const [chain, at, actor, user, action, details] = [1, 2, 3, 4, 5, 6].map(
    (column) => `$${index * 6 + column}`,
  );
  return `(${chain}, date_trunc('milliseconds', ${at}::timestamptz), ${actor}, ${user}, ${action}, ${details}::jsonb)`;
};

/**
 * Adds entries to the log. Chains are locked in the order of their names, to avoid deadlocks; the database numbers and seals the
 * entries.
 */
export async function insertAuditRows(tx: Queryable, entries: readonly AuditEntry[]): Promise<void> {
  const sorted = entries.toSorted(compareChains);
  await tx.query({
    // Nearly every transaction writes a row or two.
    ...(sorted.length <= 2 && { name: `insert-audit-rows-${sorted.length}` }),
    text: `insert into audit_log (chain, at, actor_id, user_id, action, details) values ${sorted.map(renderRow).join(', ')}`,
    values: sorted.flatMap(({ chain, at, actorId, userId, action, details }) => [
      chain,
      at,
      actorId,
      userId,
      action,
      JSON.stringify(details),
    ]),
  });
}

/** The last row of a chain; its seal in hexadecimal. */
export interface ChainEnd {
  chain: string;
  number: number;
  seal: string;
}

/** Locks the chain of seals until the transaction ends; returns its end. */
export async function lockSeals(tx: Queryable): Promise<ChainEnd> {
  const { rows } = await tx.query<ChainEnd>(
    `select name as chain, number::int as number, encode(seal, 'hex') as seal from audit_chains
      where name = 'seals' for update`,
  );
  const [row] = rows;
  if (!row) throw new Error('The chain of seals has no head.');
  return row;
}

/** Records the ends of all chains that grew since they were last recorded, except `without`; returns them. */
export async function noteEnds(tx: Queryable, without: readonly string[]): Promise<ChainEnd[]> {
  const { rows } = await tx.query<ChainEnd>(
    `insert into audit_seals (chain, number, seal)
      select c.name, c.number, c.seal from audit_chains c left join audit_seals s on s.chain = c.name
        where c.name <> 'seals' and c.name <> all($1::text[]) and (s.number, s.seal) is distinct from (c.number, c.seal)
        order by c.name
      on conflict (chain) do update set number = excluded.number, seal = excluded.seal
      returning chain, number::int as number, encode(seal, 'hex') as seal`,
    [without],
  );
  return rows;
}

/** Records the end of the chain of seals. */
export async function noteEndOfSeals(tx: Queryable): Promise<void> {
  await tx.query(
    `insert into audit_seals (chain, number, seal) select name, number, seal from audit_chains where name = 'seals'
      on conflict (chain) do update set number = excluded.number, seal = excluded.seal`,
  );
}

/** Number of recorded chains, with one digest of all their ends. */
export async function sumNotedEnds(db: Queryable): Promise<{ chains: number; digest: string }> {
  const { rows } = await db.query<{ chains: number; digest: string }>(
    `select count(*)::int as chains, encode(sha256(convert_to(coalesce(string_agg(
        chain || ' ' || number || ' ' || encode(seal, 'hex'), E'\\n' order by chain), ''), 'UTF8')), 'hex') as digest
      from audit_seals where chain <> 'seals'`,
  );
  return rows[0] ?? { chains: 0, digest: '' };
}

/** The digest of all recorded chain ends in the last seal; null before the first seal. */
export async function findLastSum(db: Queryable): Promise<{ chains: number; digest: string } | null> {
  const { rows } = await db.query<{ details: { chains: number; digest: string } }>(
    `select details from audit_log where chain = 'seals' and action = 'ends-summed' order by number desc limit 1`,
  );
  return rows[0]?.details ?? null;
}
