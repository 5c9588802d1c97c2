/** Ids of the payees that have the account of the user `$1`. */
export const myPayeesSql = `select q.id from payees q join users me on me.id = $1
  where (lower(q.email) = lower(me.proven_email) or q.paynow_kind = 'mobile' and q.paynow_value = me.phone_number)
    and payee_user_id(q) = $1`;
