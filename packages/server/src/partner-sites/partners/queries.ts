import type { Queryable } from '../../platform/database/database.ts';
import type { PartnerRow } from './PartnerRow.ts';

const columns = 'key, name, origins, state';

/** The partner of a key, or null. */
export async function findPartner(db: Queryable, key: string): Promise<PartnerRow | null> {
  const { rows } = await db.query<PartnerRow>({
    name: 'find-partner',
    text: `select ${columns} from partners where key = $1`,
    values: [key],
  });
  return rows[0] ?? null;
}

/** The live partner of a key, or null. */
export async function findLivePartner(db: Queryable, key: string): Promise<PartnerRow | null> {
  const partner = await findPartner(db, key);
  return partner?.state === 'live' ? partner : null;
}

/** Locks a live partner until the transaction ends, so that it can't end meanwhile; null if there is none. */
export async function lockLivePartner(tx: Queryable, key: string): Promise<PartnerRow | null> {
  const { rows } = await tx.query<PartnerRow>(
    `select ${columns} from partners where key = $1 and state = 'live' for no key update`,
    [key],
  );
  return rows[0] ?? null;
}

/** All partners, oldest first, with the fingerprints of their public keys. */
export async function listPartnerRows(db: Queryable): Promise<(PartnerRow & { fingerprints: string[] })[]> {
  const { rows } = await db.query<PartnerRow & { fingerprints: string[] }>(
    `select ${columns}, array(select fingerprint from partner_public_keys k where k.partner_key = p.key and k.ended_at is null order by added_at, fingerprint)
        as fingerprints
      from partners p order by created_at, key`,
  );
  return rows;
}

/** Inserts a partner. */
export async function insertPartner(
  tx: Queryable,
  { key, name, origins }: Omit<PartnerRow, 'state'>,
  now: Date,
): Promise<void> {
  await tx.query('insert into partners (key, name, origins, created_at) values ($1, $2, $3, $4)', [
    key,
    name,
    origins,
    now,
  ]);
}

/** The public keys of a partner, as PEM. */
export async function listPublicKeys(db: Queryable, partnerKey: string): Promise<string[]> {
  const { rows } = await db.query<{ pem: string }>({
    name: 'list-partner-keys',
    text: 'select pem from partner_public_keys where partner_key = $1 and ended_at is null order by added_at desc, fingerprint',
    values: [partnerKey],
  });
  return rows.map(({ pem }) => pem);
}

/** Adds a public key to a partner; false if it has it already. */
export async function insertPublicKey(
  tx: Queryable,
  { partnerKey, fingerprint, pem }: { partnerKey: string; fingerprint: string; pem: string },
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into partner_public_keys (partner_key, fingerprint, pem, added_at) values ($1, $2, $3, $4) on conflict do nothing`,
    [partnerKey, fingerprint, pem, now],
  );
  return rowCount > 0;
}

/** Ends a live partner and the sessions of its frames; false if there is none. */
export async function endPartnerRow(tx: Queryable, key: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update partners set state = 'ended', ended_at = $2 where key = $1 and state = 'live'`,
    [key, now],
  );
  await tx.query('delete from embed_sessions where partner_key = $1', [key]);
  return rowCount > 0;
}

/** Asks for the deletion of the accounts of a partner's people. */
export async function insertPeopleDeletions(
  tx: Queryable,
  partnerKey: string,
  { askedAt, dueAt }: { askedAt: Date; dueAt: Date },
): Promise<number> {
  const { rowCount } = await tx.query(
    `insert into account_deletions (user_id, asked_at, due_at)
      select user_id, $2, $3 from partner_people where partner_key = $1 on conflict do nothing`,
    [partnerKey, askedAt, dueAt],
  );
  return rowCount;
}
