import type { PushKind } from '@sewa/api/client';
import type { Queryable } from '../database/database.ts';
import type { PushTarget } from './Pusher.ts';

/** The kinds somebody chose, or null if they never did; and how many of their browsers get messages. */
export async function findPushChoices(
  db: Queryable,
  userId: string,
): Promise<{ kinds: PushKind[] | null; browsers: number }> {
  const { rows } = await db.query<{ kinds: PushKind[] | null; browsers: number }>(
    `select (select kinds from push_choices where user_id = $1) as kinds,
        (select count(*)::integer from push_subscriptions where user_id = $1) as browsers`,
    [userId],
  );
  return rows[0] ?? { kinds: null, browsers: 0 };
}

/** Writes the kinds somebody chose. */
export async function savePushKinds(
  db: Queryable,
  userId: string,
  kinds: readonly PushKind[],
): Promise<void> {
  await db.query(
    `insert into push_choices (user_id, kinds) values ($1, $2)
      on conflict (user_id) do update set kinds = excluded.kinds`,
    [userId, kinds],
  );
}

/** Writes that a browser gets somebody's messages, unless so many get them already; false then. */
export async function savePushTarget(
  tx: Queryable,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
  { endpoint, p256dh, auth }: PushTarget,
  { now, max }: { readonly now: Date; readonly max: number },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into push_subscriptions (user_id, endpoint, p256dh, auth, created_at, session_id)
      select $1, $2, $3, $4, $5, $7
        where (select count(*) from push_subscriptions where user_id = $1 and endpoint <> $2) < $6
      on conflict (endpoint) do update set user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth,
        session_id = excluded.session_id,
        created_at = case when push_subscriptions.user_id = excluded.user_id then push_subscriptions.created_at
          else excluded.created_at end`,
    [userId, endpoint, p256dh, auth, now, max, sessionId],
  );
  return rowCount > 0;
}

/** Deletes a browser of somebody. */
export async function deletePushTarget(db: Queryable, userId: string, endpoint: string): Promise<void> {
  await db.query('delete from push_subscriptions where user_id = $1 and endpoint = $2', [userId, endpoint]);
}

/** A browser, or null if it gets no messages any more. */
export async function findPushTarget(db: Queryable, id: string): Promise<PushTarget | null> {
  const { rows } = await db.query<PushTarget>(
    'select endpoint, p256dh, auth from push_subscriptions where id = $1',
    [id],
  );
  return rows[0] ?? null;
}

/** Deletes a browser that is gone. */
export async function deletePushTargetById(db: Queryable, id: string): Promise<void> {
  await db.query('delete from push_subscriptions where id = $1', [id]);
}
