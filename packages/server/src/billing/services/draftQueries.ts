import type { ServiceDraft } from '@sewa/api/client';
import type { Queryable } from '../../platform/database/database.ts';

/** What a user filled in to apply for a service, or null. */
export async function findDraft(
  db: Queryable,
  userId: string,
  type: ServiceDraft['type'],
): Promise<Pick<ServiceDraft, 'fields' | 'version'> | null> {
  const { rows } = await db.query<Pick<ServiceDraft, 'fields' | 'version'>>(
    'select fields, version from service_drafts where user_id = $1 and type = $2',
    [userId, type],
  );
  return rows[0] ?? null;
}

/** Inserts a draft; its version, or null if there is one. */
export async function insertDraft(
  db: Queryable,
  { userId, type, fields, now }: Pick<ServiceDraft, 'type' | 'fields'> & { userId: string; now: Date },
): Promise<number | null> {
  const { rows } = await db.query<{ version: number }>(
    `insert into service_drafts (user_id, type, fields, updated_at) values ($1, $2, $3, $4)
      on conflict do nothing returning version`,
    [userId, type, JSON.stringify(fields), now],
  );
  return rows[0]?.version ?? null;
}

/** Changes the given fields of a draft; its next version, or null if it has another version than the given one. */
export async function updateDraft(
  db: Queryable,
  { userId, type, fields, version, now }: ServiceDraft & { userId: string; now: Date },
): Promise<number | null> {
  const { rows } = await db.query<{ version: number }>(
    `update service_drafts set fields = fields || $4::jsonb, version = version + 1, updated_at = $5
      where user_id = $1 and type = $2 and version = $3 returning version`,
    [userId, type, version, JSON.stringify(fields), now],
  );
  return rows[0]?.version ?? null;
}

/** Deletes a draft once the application is sent. */
export async function deleteDraft(tx: Queryable, userId: string, type: string): Promise<void> {
  await tx.query('delete from service_drafts where user_id = $1 and type = $2', [userId, type]);
}
