-- A refund cancels the receipts that count the payment

alter table receipts drop constraint receipts_cancelled_because_check;
alter table receipts add constraint receipts_cancelled_because_check
  check (cancelled_because in ('returned', 'corrected', 'refunded'));
