-- What a payee records and reminds of, and setups that are cancelled

-- Whether the payee wrote down that a payment came outside; either side can undo that.
alter table payments add column is_payee_record boolean not null default false check (not is_payee_record or way = 'outside');

-- When the payee last reminded the payer, and when the payee was told that the bill is overdue.
alter table bills add column payee_reminded_at timestamptz;
alter table bills add column overdue_told_at timestamptz;
create index bills_to_tell_overdue on bills (due_on) where state in ('open', 'part-paid') and overdue_told_at is null;

-- When the user cancelled a setup that wasn't finished.
alter table payment_setups add column cancelled_at timestamptz;
