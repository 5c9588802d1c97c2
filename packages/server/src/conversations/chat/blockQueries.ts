import type { CompiledRules } from '@sewa/auth/rules';
import type { Queryable } from '../../platform/database/database.ts';
import { participantSql } from './chatSql.ts';

/** Somebody the caller has a conversation with. */
export interface Counterpart {
  /** The participant that the caller is in it. */
  readonly me: string;
  readonly isOperator: boolean;
}

/** Somebody in a conversation that rules, whose parameters start at $2, allow; null if there is none. The user comes before their corporate. */
export async function findCounterpart(
  db: Queryable,
  participantId: string,
  { text, values }: CompiledRules,
): Promise<Counterpart | null> {
  const { rows } = await db.query<Counterpart>(
    `select me.participant as me, k.operator_since is not null as "isOperator"
      from (select p.id, p.conversation_id, p.user_id, ${participantSql} as participant
          from conversation_users p where ${text}) me
        join conversation_users p on p.conversation_id = me.conversation_id and p.id <> me.id
        left join corporates k on k.id = p.corporate_id
      where ${participantSql} = $1 order by me.user_id nulls last limit 1`,
    [participantId, ...values],
  );
  return rows[0] ?? null;
}

/** Blocks a participant. */
export async function insertBlock(
  db: Queryable,
  row: { blockedBy: string; blocked: string; now: Date },
): Promise<void> {
  await db.query(
    'insert into blocks (blocked_by, blocked, created_at) values ($1, $2, $3) on conflict do nothing',
    [row.blockedBy, row.blocked, row.now],
  );
}

/** Takes the blocks of some participants back; false if there was none. */
export async function deleteBlocks(
  db: Queryable,
  row: { blockedBy: readonly string[]; blocked: string },
): Promise<boolean> {
  const { rowCount } = await db.query(
    'delete from blocks where blocked_by = any($1::text[]) and blocked = $2',
    [row.blockedBy, row.blocked],
  );
  return rowCount > 0;
}

/** Whether somebody in the conversation $1 has blocked a participant. */
export const isBlockedSql = (participant: string): string =>
  `exists (select from conversation_users p join blocks b on b.blocked_by = ${participantSql}
    where p.conversation_id = $1 and b.blocked = ${participant})`;

/** Whether somebody who takes part in a conversation has blocked a participant. */
export async function isBlockedIn(
  db: Queryable,
  conversationId: string,
  participantId: string,
): Promise<boolean> {
  const { rows } = await db.query<{ isBlocked: boolean }>(`select ${isBlockedSql('$2')} as "isBlocked"`, [
    conversationId,
    participantId,
  ]);
  return rows[0]?.isBlocked ?? false;
}
