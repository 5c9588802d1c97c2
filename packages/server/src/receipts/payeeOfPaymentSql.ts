/** Id of the payee that payment row `p` went to: as its receipt says, else the payee of service row `s`, who may have changed since. */
export const payeeOfPaymentSql =
  'coalesce((select f.payee_id from receipts f where f.payment_id = p.id order by f.given_at limit 1), s.payee_id)';
