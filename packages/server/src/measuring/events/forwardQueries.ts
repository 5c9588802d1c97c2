import type { Queryable } from '../../platform/database/database.ts';
import type { ForwardedEvent } from './Analytics.ts';

/** An event that this process forwards. */
export interface ClaimedEvent extends ForwardedEvent {
  readonly id: string;
  readonly visitor: string;
}

/** Which events are claimed. */
export interface Claim {
  /** Older ones are left out: the service would date them wrongly. */
  readonly since: Date;
  /** The real time now, and until when nobody else tries them. */
  readonly now: Date;
  readonly until: Date;
  readonly max: number;
}

interface EventRow {
  id: string;
  name: string;
  page: string;
  visitor: string;
  experiment: string | null;
  variant: string | null;
  at: Date;
}

/** Claims the oldest events that were not forwarded; no two processes get the same ones. */
export async function claimEvents(db: Queryable, { since, now, until, max }: Claim): Promise<ClaimedEvent[]> {
  const { rows } = await db.query<EventRow>(
    `update events set claimed_until = $3 where id in (
        select id from events where forwarded_at is null and at >= $1 and (claimed_until is null or claimed_until < $2)
          order by at, id limit $4 for update skip locked)
      returning id::text, name, page, visitor, experiment, variant, at`,
    [since, now, until, max],
  );
  return rows;
}

/** Notes that the service has events. */
export async function markForwarded(db: Queryable, ids: readonly string[], now: Date): Promise<void> {
  await db.query('update events set forwarded_at = $2, claimed_until = null where id = any($1::bigint[])', [
    ids,
    now,
  ]);
}

/** Lets events be tried again, by any process. */
export async function releaseEvents(db: Queryable, ids: readonly string[]): Promise<void> {
  await db.query(
    'update events set claimed_until = null where id = any($1::bigint[]) and forwarded_at is null',
    [ids],
  );
}
