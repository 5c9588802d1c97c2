import type { Queryable } from '../../platform/database/database.ts';
import type { ProviderEvent } from '../payment-providers/PaymentProvider.ts';

/** Stores what a provider told; an event that is known already is left as it is. */
export async function insertEvents(
  db: Queryable,
  provider: string,
  events: readonly ProviderEvent[],
  now: Date,
): Promise<void> {
  await db.query(
    `insert into provider_events (provider, id, kind, ref, received_at)
      select $1, event.id, event.kind, event.ref, $2 from unnest($3::text[], $4::text[], $5::text[]) as event (id, kind, ref)
      on conflict do nothing`,
    [provider, now, events.map(({ id }) => id), events.map(({ kind }) => kind), events.map(({ ref }) => ref)],
  );
}

/** What events are about that nobody has looked at yet. */
export interface EventSubject {
  readonly provider: string;
  readonly kind: ProviderEvent['kind'];
  readonly ref: string | null;
  /** The events about it. */
  readonly ids: readonly string[];
}

/** The subjects of the events since a time that aren't handled, in the order in which they were told. */
export async function listSubjects(db: Queryable, since: Date): Promise<EventSubject[]> {
  const { rows } = await db.query<EventSubject>(
    `select provider, kind, ref, array_agg(id) as ids from provider_events
      where handled_at is null and received_at >= $1 group by provider, kind, ref order by min(received_at), ref`,
    [since],
  );
  return rows;
}

/** Notes that events were handled. */
export async function markHandled(
  db: Queryable,
  { provider, ids }: Pick<EventSubject, 'provider' | 'ids'>,
  now: Date,
): Promise<void> {
  await db.query(
    'update provider_events set handled_at = $3 where provider = $1 and id = any($2) and handled_at is null',
    [provider, ids, now],
  );
}

/** Has the job ask about a payee now, if its account is still checked. */
export async function makePayeeDue(db: Queryable, id: string, now: Date): Promise<void> {
  await db.query(`update payees set next_poll_at = $2 where id::text = $1 and state = 'checking'`, [id, now]);
}
