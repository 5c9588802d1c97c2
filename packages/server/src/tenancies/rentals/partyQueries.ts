import type { RentalSide } from '@sewa/tenancy';
import type { Queryable } from '../../platform/database/database.ts';
import { makeRandomId } from '../../platform/database/ids.ts';
import type { SessionRow } from '../../platform/sessions/queries.ts';
import type { OwnParty, PartyRow } from './rentalRow.ts';

const PARTY = `select p.id, p.rental_id, p.side, p.actor_type, p.user_id, p.corporate_id, p.lister_id,
    coalesce(p.name, k.name, u.name, a.name) as name, p.left_at is not null as has_left
  from rental_parties p left join users u on u.id = p.user_id left join corporates k on k.id = p.corporate_id
    left join listers a on a.id = p.lister_id`;

/** The parties of rentals in the order in which they joined, those who left included. */
export async function listParties(db: Queryable, rentalIds: readonly string[]): Promise<PartyRow[]> {
  const { rows } = await db.query<PartyRow>(
    `${PARTY} where p.rental_id = any($1::text[]) order by p.side desc, p.joined_at, p.actor_type, p.id`,
    [rentalIds],
  );
  return rows;
}

/** Whoever acts as a party of a rental. */
export type PartySession = Pick<SessionRow, 'user_id' | 'corporate_id' | 'corporate_role'>;

/** A party, as whoever acts as it: only administrators sign for a corporate. */
export const describeOwnParty = (party: PartyRow, { corporate_role: role }: PartySession): OwnParty => ({
  ...party,
  can_sign: party.corporate_id === null || role === 'administrator',
});

/** The party of a rental that a user is, themselves before the corporate they act for; null if they are none, or left. */
export async function findParty(
  db: Queryable,
  rentalId: string,
  session: PartySession,
): Promise<OwnParty | null> {
  const { rows } = await db.query<PartyRow>(
    `${PARTY} where p.rental_id = $1 and p.left_at is null and (p.user_id = $2 or p.corporate_id = $3)
      order by p.user_id nulls last limit 1`,
    [rentalId, session.user_id, session.corporate_id],
  );
  return rows[0] ? describeOwnParty(rows[0], session) : null;
}

/** A party, or null. */
export async function findPartyRow(db: Queryable, id: string): Promise<PartyRow | null> {
  const { rows } = await db.query<PartyRow>(`${PARTY} where p.id = $1`, [id]);
  return rows[0] ?? null;
}

/** A new party: a user, a corporate, or a lister without an account. */
export interface NewParty {
  readonly rentalId: string;
  readonly side: RentalSide;
  readonly actorType: number;
  readonly userId: string | null;
  readonly corporateId: string | null;
  readonly listerId?: string | null;
  readonly now: Date;
}

/** Inserts a party; returns its id. Throws a violation of `rental_parties_once_…` if they are, or were, one already. */
export async function insertParty(tx: Queryable, row: NewParty): Promise<string> {
  const id = makeRandomId();
  await tx.query(
    `insert into rental_parties (id, rental_id, side, actor_type, user_id, corporate_id, lister_id, joined_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, row.rentalId, row.side, row.actorType, row.userId, row.corporateId, row.listerId ?? null, row.now],
  );
  return id;
}

/** The party that a user is or was, or null. */
export async function findPartyOfUser(
  tx: Queryable,
  rentalId: string,
  userId: string,
): Promise<PartyRow | null> {
  const { rows } = await tx.query<PartyRow>(`${PARTY} where p.rental_id = $1 and p.user_id = $2`, [
    rentalId,
    userId,
  ]);
  return rows[0] ?? null;
}

/** Notes that a party left, or with null that they are back. */
export async function setLeft(tx: Queryable, id: string, leftAt: Date | null): Promise<void> {
  await tx.query('update rental_parties set left_at = $2 where id = $1', [id, leftAt]);
}

/** Freezes the names of the parties as they are now. */
export async function freezeNames(tx: Queryable, rentalId: string): Promise<void> {
  await tx.query(
    `update rental_parties p set name = named.name from (${PARTY} where p.rental_id = $1) named
      where p.id = named.id and p.name is null and named.name <> ''`,
    [rentalId],
  );
}

/** The side on which a user, or a corporate of theirs, may invite people to a rental; null if none. */
export async function findInviterSide(
  tx: Queryable,
  rentalId: string,
  userId: string,
): Promise<RentalSide | null> {
  const { rows } = await tx.query<{ side: RentalSide }>(
    `select p.side from rental_parties p where p.rental_id = $1 and p.left_at is null and p.actor_type <> 5
        and (p.user_id = $2 or p.corporate_id in (select m.corporate_id from memberships m where m.user_id = $2))
      order by p.user_id nulls last limit 1`,
    [rentalId, userId],
  );
  return rows[0]?.side ?? null;
}
