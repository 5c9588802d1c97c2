import type { Queryable } from '../../platform/database/database.ts';

/** What conversations are about: a listing by its id, or the help desk. */
export interface ChatContextKey {
  readonly kind: 'listing' | 'support';
  readonly contextId: string;
}

/** Ids of the conversations about something that have messages, in order. */
export async function listSpokenConversations(
  tx: Queryable,
  { kind, contextId }: ChatContextKey,
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    'select id from conversations where kind = $1 and context_id = $2 and last_number > 0 order by id',
    [kind, contextId],
  );
  return rows.map(({ id }) => id);
}

/** What people in conversations about a listing are told of. */
export interface ListingState {
  id: string;
  status: 'live' | 'let' | 'closed';
  /** Integer cents. */
  monthly_rent: number;
}

/** Locks those of these listings that have conversations with messages, in order of their ids. */
export async function lockSpokenListings(tx: Queryable, ids: readonly string[]): Promise<ListingState[]> {
  const { rows } = await tx.query<ListingState>(
    `select l.id, l.status, l.monthly_rent from listings l
      where l.id = any($1::text[]) and exists (select from conversations c
        where c.kind = 'listing' and c.context_id = l.id and c.last_number > 0)
      order by l.id for no key update of l`,
    [ids],
  );
  return rows;
}
