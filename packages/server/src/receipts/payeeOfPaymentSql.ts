/**
 * Id of the payee that payment row `p` went to: as its first receipt says, else the payee of service row `s`, who may have changed since.
 */
export const payeeOfPaymentSql = `coalesce((select (f.content->>'payeeId')::uuid from receipts f
    where f.payment_id = p.id order by f.year, f.number limit 1), s.payee_id)`;
