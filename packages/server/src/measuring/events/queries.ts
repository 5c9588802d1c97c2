import { randomBytes } from 'node:crypto';
import type { Queryable } from '../../platform/database/database.ts';
import { makeVisitorId } from './makeVisitorId.ts';

/** An event as it is recorded; experiment and variant are those of `experiment-viewed`. */
export interface NewEvent {
  readonly name: string;
  readonly page: string;
  readonly experiment: string | null;
  readonly variant: string | null;
}

/** Who did it, and when. */
export interface EventSource {
  readonly visitor: string;
  /** The day in Singapore. */
  readonly day: string;
  readonly at: Date;
}

/** The salt of a day, made when it is first needed. */
export async function getSalt(db: Queryable, day: string): Promise<Buffer> {
  await db.query('insert into event_salts (day, salt) values ($1, $2) on conflict do nothing', [
    day,
    randomBytes(32),
  ]);
  const { rows } = await db.query<{ salt: Uint8Array }>('select salt from event_salts where day = $1', [day]);
  const [row] = rows;
  if (!row) throw new Error(`There is no salt of ${day}.`);
  return Buffer.from(row.salt);
}

/** Inserts events. */
export async function insertEvents(
  db: Queryable,
  events: readonly NewEvent[],
  { visitor, day, at }: EventSource,
): Promise<void> {
  await db.query(
    `insert into events (name, page, experiment, variant, visitor, day, at)
      select event.*, $5, $6, $7 from unnest($1::text[], $2::text[], $3::text[], $4::text[])
        as event (name, page, experiment, variant)`,
    [
      events.map(({ name }) => name),
      events.map(({ page }) => page),
      events.map(({ experiment }) => experiment),
      events.map(({ variant }) => variant),
      visitor,
      day,
      at,
    ],
  );
}

/** Deletes the events of a browser that the analytics service doesn't have yet: its owner no longer allows statistics. */
export async function dropUnsentEvents(db: Queryable, consentId: string): Promise<void> {
  const { rows } = await db.query<{ salt: Uint8Array }>('select salt from event_salts');
  const visitors = rows.map(({ salt }) => makeVisitorId(Buffer.from(salt), consentId));
  await db.query('delete from events where forwarded_at is null and visitor = any($1::text[])', [visitors]);
}
