import type { PendingAction } from '@sewa/api/schema';
import type { Queryable } from '../database/database.ts';

interface PendingActionRow {
  kind: PendingAction['kind'];
  listing_id: string | null;
  message: string | null;
  query: string | null;
}

/** What somebody wanted to do, and the partner on whose site they began. */
export type TakenAction = PendingAction & { readonly partnerKey: string | null };

const columns = 'kind, listing_id, message, query';

/** Rows satisfy the table's checks: each kind has exactly its own columns. */
function selectPendingAction({ kind, listing_id, message, query }: PendingActionRow): PendingAction {
  if (kind === 'saved-search') return { kind, query: query ?? '' };
  if (kind === 'favourite') return { kind, listingId: listing_id ?? '' };
  if (kind === 'help') return { kind, message: message ?? '' };
  return { kind, listingId: listing_id ?? '', message: message ?? '' };
}

/** Inserts a pending action; false when the listing it names does not exist. */
export async function insertPendingAction(
  db: Queryable,
  id: string,
  pendingAction: PendingAction,
  times: { createdAt: Date; expiresAt: Date },
  partnerKey: string | null,
): Promise<boolean> {
  const listingId = 'listingId' in pendingAction ? pendingAction.listingId : null;
  const { rowCount } = await db.query(
    `insert into intents (id, ${columns}, created_at, expires_at, partner_key)
     select $1, $2, $3, $4, $5, $6, $7, $8
     where $3::text is null or exists (select from listings where id = $3 and status <> 'hidden')`,
    [
      id,
      pendingAction.kind,
      listingId,
      'message' in pendingAction ? pendingAction.message : null,
      'query' in pendingAction ? pendingAction.query : null,
      times.createdAt,
      times.expiresAt,
      partnerKey,
    ],
  );
  return rowCount > 0;
}

/** The pending action of an id that has not ended at `now`, or null. */
export async function findPendingActionRow(
  db: Queryable,
  id: string,
  now: Date,
): Promise<PendingAction | null> {
  const { rows } = await db.query<PendingActionRow>(
    `select ${columns} from intents where id = $1 and expires_at > $2`,
    [id, now],
  );
  return rows[0] ? selectPendingAction(rows[0]) : null;
}

/** Moves the message of an enquiry, or to the help desk, to a new id; the old id is invalid. Null if there is none. */
export async function moveMessageRow(
  tx: Queryable,
  { id, newId, now }: { id: string; newId: string; now: Date },
): Promise<{ listing_id: string | null; slug: string | null; expires_at: Date } | null> {
  const { rows } = await tx.query<{ listing_id: string | null; slug: string | null; expires_at: Date }>(
    `update intents set id = $2 where id = $1 and kind in ('enquiry', 'help') and expires_at > $3
      returning listing_id, (select slug from listings l where l.id = listing_id) as slug, expires_at`,
    [id, newId, now],
  );
  return rows[0] ?? null;
}

/** Deletes a pending action of these kinds and answers it, so that only one caller ever gets it. */
export async function takePendingActionRow(
  tx: Queryable,
  id: string,
  kinds: readonly PendingAction['kind'][],
  now: Date,
): Promise<TakenAction | null> {
  const { rows } = await tx.query<PendingActionRow & { partner_key: string | null }>(
    `delete from intents where id = $1 and kind = any($2::text[]) and expires_at > $3 returning ${columns}, partner_key`,
    [id, kinds, now],
  );
  return rows[0] ? { ...selectPendingAction(rows[0]), partnerKey: rows[0].partner_key } : null;
}
