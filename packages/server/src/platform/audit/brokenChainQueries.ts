import type { Queryable } from '../database/database.ts';

/** A place where the log was tampered with. */
export interface BrokenPlace {
  chain: string;
  number: number;
}

/** Where the check of each chain starts: after its last seal, or at its first row. */
export type CheckedFrom = 'last-seal' | 'beginning';

/** SQL of the rows `entry` to check, with `start`, the chain end they follow. */
const READ: Readonly<Record<CheckedFrom, string>> = {
  'last-seal': `audit_chains head left join audit_seals start on start.chain = head.name
    join audit_log entry on entry.chain = head.name and entry.number > coalesce(start.number, 0)
    where (start.number, start.seal) is distinct from (head.number, head.seal)`,
  beginning: 'audit_log entry left join audit_seals start on false',
};

/** SQL of the seal that a row `entry` should have. */
const OWN_SEAL = `make_audit_seal(entry.chain, entry.number, entry.at, entry.actor_id, entry.user_id, entry.action,
      entry.details, entry.previous_seal)`;

/** The first row of each chain that is changed, missing or out of order. */
const findBrokenRows = (from: CheckedFrom): string => `
  select distinct on (chain) chain, number::int as number from (
    select entry.chain, entry.number, entry.previous_seal, entry.seal, ${OWN_SEAL} as own_seal,
      lag(entry.number, 1, coalesce(start.number, 0::bigint)) over in_order as number_before,
      lag(entry.seal, 1, coalesce(start.seal, ''::bytea)) over in_order as seal_before
    from ${READ[from]}
    window in_order as (partition by entry.chain order by entry.number)) sealed
  where number <> number_before + 1 or previous_seal <> seal_before or seal <> own_seal
  order by chain, number`;

/** Chain heads that are followed by rows, or whose own row is missing. */
const findBrokenHeads = (from: CheckedFrom): string => `
  select head.name as chain, head.number::int as number from audit_chains head
    left join audit_seals start on start.chain = head.name and ${from === 'last-seal'}
  where (start.number, start.seal) is distinct from (head.number, head.seal) and (
    (head.number > 0 and not exists (select from audit_log e
      where e.chain = head.name and e.number = head.number and e.seal = head.seal))
    or exists (select from audit_log e where e.chain = head.name and e.number > head.number))`;

/** Recorded chain ends that are missing: the chain was truncated or deleted. */
const LOST_ENDS = `
  select noted.chain, noted.number::int as number from audit_seals noted
  where not exists (select from audit_log e
      where e.chain = noted.chain and e.number = noted.number and e.seal = noted.seal)
    or not exists (select from audit_chains head where head.name = noted.chain and head.number >= noted.number)`;

/** Chains whose head was deleted. */
const CHAINS_WITHOUT_HEAD = `
  select e.chain, min(e.number)::int as number from audit_log e
  where not exists (select from audit_chains head where head.name = e.chain) group by e.chain`;

/** Chain ends named by any seal that are missing. */
const LOST_SEALS = `
  select sealed.chain, (sealed.place->>0)::int as number
  from audit_log seal, jsonb_each(seal.details->'ends') as sealed (chain, place)
  where seal.chain = 'seals' and seal.action = 'ends-noted' and not exists (select from audit_log e
    where e.chain = sealed.chain and e.number = (sealed.place->>0)::bigint and encode(e.seal, 'hex') = sealed.place->>1)`;

/** Finds every detectable place where the log was tampered with. */
export async function findBrokenPlaces(db: Queryable, from: CheckedFrom): Promise<BrokenPlace[]> {
  const statements = [findBrokenRows(from), findBrokenHeads(from), LOST_ENDS];
  if (from === 'beginning') statements.push(CHAINS_WITHOUT_HEAD, LOST_SEALS);
  const found: BrokenPlace[] = [];
  for (const statement of statements) found.push(...(await db.query<BrokenPlace>(statement)).rows);
  return found;
}
