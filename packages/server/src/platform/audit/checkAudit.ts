import { defineVerb } from '../calling/defineVerb.ts';
import { system } from '../calling/whoMayAsk.ts';
import type { Queryable } from '../database/database.ts';
import { takeSnapshot } from '../database/takeSnapshot.ts';
import { type BrokenPlace, type CheckedFrom, findBrokenPlaces } from './brokenChainQueries.ts';
import {
  type AuditEntry,
  type ChainEnd,
  findLastSum,
  insertAuditRows,
  lockSeals,
  noteEndOfSeals,
  noteEnds,
  sumNotedEnds,
} from './queries.ts';

/** Number of chain ends per seal row. */
const ENDS_IN_ROW = 500;

/** Result of a check. */
export interface AuditCheck {
  readonly broken: readonly BrokenPlace[];
  /** Number of chains that grew since the last seal and are in this one. */
  readonly sealedChains: number;
  /** The end of the chain of seals. Store it outside the database to detect later whether that chain was truncated. */
  readonly seals: { readonly number: number; readonly seal: string };
}

/** Whether the recorded chain ends match the digest in the last seal. */
async function isListSealed(tx: Queryable): Promise<boolean> {
  const [said, found] = [await findLastSum(tx), await sumNotedEnds(tx)];
  return said ? said.chains === found.chains && said.digest === found.digest : found.chains === 0;
}

const makeSeal = (action: string, details: AuditEntry['details'], at: Date): AuditEntry => ({
  chain: 'seals',
  actorId: 'system',
  userId: 'system',
  action,
  details,
  at,
});

/** Writes the ends of chains into the log, with a digest of all recorded ends. */
async function insertSeals(tx: Queryable, ends: readonly ChainEnd[], now: Date): Promise<void> {
  const entries: AuditEntry[] = [];
  for (let at = 0; at < ends.length; at += ENDS_IN_ROW) {
    const named = ends.slice(at, at + ENDS_IN_ROW).map(({ chain, number, seal }) => [chain, [number, seal]]);
    entries.push(makeSeal('ends-noted', { ends: Object.fromEntries(named) }, now));
  }
  entries.push(makeSeal('ends-summed', await sumNotedEnds(tx), now));
  await insertAuditRows(tx, entries);
  await noteEndOfSeals(tx);
}

/**
 * Checks the audit log, since its last seal or all of it, then seals the intact chains that grew: records their ends in the chain of
 * seals, so that truncating or deleting one is detected. If the seals themselves are broken, nothing is sealed. Rows written during
 * the check are covered by the next one.
 */
export const checkAudit = defineVerb(
  system,
  (ctx, { from }: { from: CheckedFrom }): Promise<AuditCheck> =>
    ctx.transaction(async ({ db, now, log }) => {
      await takeSnapshot(db);
      await lockSeals(db);
      const broken = await findBrokenPlaces(db, from);
      if (!(await isListSealed(db))) broken.push({ chain: 'seals', number: (await lockSeals(db)).number });
      for (const place of broken) log('error', 'audit-log-broken', { ...place });
      const names = broken.map(({ chain }) => chain);
      const ends = names.includes('seals') ? [] : await noteEnds(db, names);
      if (ends.length > 0) await insertSeals(db, ends, now);
      const { number, seal } = await lockSeals(db);
      if (number > 0) log('info', 'audit-log-sealed', { number, seal });
      return { broken, sealedChains: ends.length, seals: { number, seal } };
    }),
);
