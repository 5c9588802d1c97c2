/** SQL condition: an account that is older than row `me` has the payee row `q`; it is `found` by an address or number of it. */
const isOthersSql = (found: string): string => `exists (select from users u where ${found}
  and u.id <> q.user_id and u.deleted_at is null and (u.created_at, u.id) < (me.created_at, me.id))`;

/** The payees `q` that have the account of the user `$1`: those of which `payee_user_id` is that user, found in one step for all. */
const FROM_MINE = `from payees q join users me on me.id = $1 and me.deleted_at is null
  where (lower(q.email) = lower(me.proven_email) or q.paynow_kind = 'mobile' and q.paynow_value = me.phone_number) and q.user_id <> me.id
    and not ${isOthersSql('lower(u.proven_email) = lower(q.email collate "default")')}
    and not ${isOthersSql(`q.paynow_kind = 'mobile' and u.phone_number = q.paynow_value collate "default"`)}`;

/** Their ids. */
export const myPayeesSql = `select q.id ${FROM_MINE}`;

/** SQL that begins a statement: the ids of those payees, and who pays them, found once for all that ask for them. */
export const WITH_MINE = `with mine as materialized (select q.id, q.user_id ${FROM_MINE})`;

/** SQL condition: a payee is among them. As a value it is looked up in a hash; as a condition alone it may be compared with each of them. */
export const isMineSql = (payee: string): string => `(${payee} in (select id from mine)) is true`;
