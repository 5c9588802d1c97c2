import type { RentalSide } from '@sewa/tenancy';
import { publicAgentIdSql } from '../../homes/listings/agentSql.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { RENTAL, type RentalRow } from './rentalRow.ts';

/** What is known about a party besides their name. */
export interface CounterpartRow {
  /** YYYY-MM-DD. */
  member_since: string | null;
  registration_number: string | null;
  agent_id: string | null;
}

/** What is known about a party besides their name, or null if there is none. */
export async function findCounterpart(db: Queryable, partyId: string): Promise<CounterpartRow | null> {
  const { rows } = await db.query<CounterpartRow>(
    `select (coalesce(k.created_at, u.created_at) at time zone 'Asia/Singapore')::date::text as member_since,
        agent.registration_number, agent.agent_id
      from rental_parties p left join users u on u.id = p.user_id left join corporates k on k.id = p.corporate_id
        left join lateral (select a.registration_number, ${publicAgentIdSql} as agent_id from listers a
          where a.kind = 'agent' and (a.id = p.lister_id or a.user_id = p.user_id)
          order by agent_id nulls last, a.id limit 1) agent on p.actor_type in (3, 4)
      where p.id = $1`,
    [partyId],
  );
  return rows[0] ?? null;
}

/** A rental that somebody shares with another party. */
export type SharedRentalRow = RentalRow & {
  /** The side of whoever asks. */
  side: RentalSide;
  /** As what the other one is in it. */
  other_type: number;
  /** YYYY-MM-DD: when the other one signed its agreement at Singpass. */
  signed_at_singpass: string | null;
};

/** The rentals that whoever is a party is in with the user or the corporate they act for, the last changed first. */
export async function listSharedRentals(
  db: Queryable,
  partyId: string,
  { userId, corporateId }: { userId: string; corporateId: string | null },
): Promise<SharedRentalRow[]> {
  const { rows } = await db.query<SharedRentalRow>(
    `with theirs as (select o.id, o.rental_id, o.actor_type from rental_parties t join rental_parties o
        on o.id = t.id or o.user_id = t.user_id or o.corporate_id = t.corporate_id or o.lister_id = t.lister_id where t.id = $1)
      select found.*, mine.side, theirs.actor_type as other_type,
        (select (max(s.signed_at) at time zone 'Asia/Singapore')::date::text from contract_places s
          join contracts c on c.id = s.contract_id and c.state = 'signed'
          where s.party_id = theirs.id and s.way = 'singpass') as signed_at_singpass
      from (${RENTAL} where r.id in (select rental_id from theirs)) found join theirs on theirs.rental_id = found.id
        cross join lateral (select p.side from rental_parties p
          where p.rental_id = found.id and p.left_at is null and (p.user_id = $2 or p.corporate_id = $3)
          order by p.user_id nulls last limit 1) mine
      order by found.changed_at desc, found.id desc`,
    [partyId, userId, corporateId],
  );
  return rows;
}
