-- Payment methods and their setups, payees, services, bills, payments, refunds, receipts, links, the ledger, and what providers sent

-- Changing payees and payment methods needs a step-up as well.
alter table log_in_attempts
  drop constraint log_in_attempts_proof_for_check,
  add constraint log_in_attempts_proof_for_check check (proof_for in ('contact', 'export', 'leave', 'payment'));

-- What we charge for each way to pay, from a day on. Never changed: a new price is a new row.
create table rate_cards (
  kind text not null check (kind in ('egiro', 'card', 'paynow')),
  valid_from date not null,
  -- Hundredths of a percent of the bill.
  basis_points integer not null check (basis_points between 0 and 1000),
  fixed_cents integer not null check (fixed_cents >= 0),
  source text not null check (source <> ''),
  read_on date not null,
  primary key (kind, valid_from)
);

insert into rate_cards (kind, valid_from, basis_points, fixed_cents, source, read_on) values
  ('egiro', '2026-01-01', 0, 0, 'Our own price list', '2026-11-28'),
  ('paynow', '2026-01-01', 0, 0, 'Our own price list', '2026-11-28'),
  ('card', '2026-01-01', 260, 0, 'Our own price list; others ask 2.35 to 2.6 % for local cards', '2026-11-28');

create table payment_methods (
  id uuid primary key default gen_random_uuid(),
  -- Whose it is: a user, or the customer of a partner, by the partner's own id of them.
  user_id text collate "C" references users (id) on delete cascade,
  partner text collate "C",
  subject text collate "C",
  kind text not null check (kind in ('egiro', 'card')),
  provider text collate "C" not null,
  -- The mandate or saved card, as the provider names it.
  provider_ref text collate "C" not null,
  bank text,
  -- For people, such as 'ending 4242'. Never a whole number.
  masked text not null check (masked !~ '[0-9]{5}'),
  limit_cents integer check (limit_cents > 0),
  ends_on date,
  state text not null default 'active' check (state in ('active', 'suspended', 'ended', 'removed')),
  -- When the provider is asked next whether the mandate still stands; of one that is over: when it is cancelled there.
  ask_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  unique (provider, provider_ref),
  check ((user_id is null) = (partner is not null) and (partner is null) = (subject is null))
);

create index payment_methods_of_user on payment_methods (user_id, created_at) where user_id is not null;
create index payment_methods_of_customer on payment_methods (partner, subject) where partner is not null;
create index payment_methods_to_ask on payment_methods (ask_at) where ask_at is not null;
create index payment_methods_that_end on payment_methods (ends_on) where state in ('active', 'suspended') and ends_on is not null;

create table payees (
  id uuid primary key default gen_random_uuid(),
  -- Who named it, to pay it.
  user_id text collate "C" not null references users (id) on delete cascade,
  name text not null check (name <> ''),
  bank text not null,
  account_sealed bytea not null,
  masked text not null check (masked !~ '[0-9]{5}'),
  email text collate "C",
  paynow_kind text check (paynow_kind in ('mobile', 'uen')),
  paynow_value text collate "C",
  provider text collate "C" not null,
  provider_ref text collate "C",
  state text not null check (state in ('checking', 'proven', 'refused')),
  -- From when it may be paid; null until it is proven.
  usable_from timestamptz,
  removed_at timestamptz,
  ask_at timestamptz,
  asks smallint not null default 0,
  version integer not null default 1,
  created_at timestamptz not null,
  check ((paynow_kind is null) = (paynow_value is null)),
  check ((state = 'proven') = (usable_from is not null))
);

create index payees_of_user on payees (user_id, created_at);
create index payees_by_email on payees (lower(email)) where email is not null;
create index payees_by_mobile on payees (paynow_value) where paynow_kind = 'mobile';
create index payees_to_ask on payees (ask_at) where ask_at is not null;

create index users_by_proven_email on users (lower(proven_email)) where proven_email is not null;

-- The account of whoever is paid: the first that confirmed the email address, or has the PayNow mobile number.
create function payee_user_id(payee payees) returns text stable language sql as $$
  select u.id from users u
  where u.id <> payee.user_id and u.deleted_at is null
    and (lower(u.proven_email) = lower(payee.email) or (payee.paynow_kind = 'mobile' and u.phone_number = payee.paynow_value))
  order by u.created_at, u.id limit 1
$$;

create table services (
  id text collate "C" primary key check (id ~ '^[a-z2-7]{12}$'),
  type text not null check (type in ('pay', 'advance', 'care')),
  payer_user_id text collate "C" not null references users (id) on delete restrict,
  payee_id uuid references payees (id) on delete restrict,
  method_id uuid references payment_methods (id) on delete set null,
  state text not null check (state in ('active', 'paused', 'waiting', 'answered', 'ended')),
  block text,
  street text not null check (street <> ''),
  floor text,
  unit text,
  postal_code text not null check (postal_code ~ '^[0-9]{6}$'),
  property_type smallint check (property_type >= 0),
  monthly_rent integer not null check (monthly_rent > 0),
  -- [{words, cents}]: what is paid with each rent.
  charges jsonb not null default '[]',
  deposit_cents integer check (deposit_cents > 0),
  due_day smallint not null check (due_day between 1 and 31),
  starts_on date not null,
  months smallint not null check (months between 1 and 120),
  -- What an operator answered to an application.
  answer text check (length(answer) between 1 and 2000),
  answered_at timestamptz,
  ended_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  check (type <> 'pay' or payee_id is not null),
  check ((state = 'ended') = (ended_at is not null))
);

create index services_of_payer on services (payer_user_id, created_at);
create index services_of_payee on services (payee_id);
create index services_of_method on services (method_id) where method_id is not null;
create index services_waiting on services (created_at, id) where state = 'waiting';
create index services_active on services (starts_on) where state = 'active' and type = 'pay';

-- The tenancy agreement and other papers of a service.
create table service_files (
  service_id text collate "C" not null references services (id) on delete cascade,
  file_id uuid not null references files (id) on delete cascade,
  primary key (service_id, file_id)
);
create index service_files_of_file on service_files (file_id);

-- An application that is still being filled in: one of each type, saved at every step.
create table service_drafts (
  user_id text collate "C" not null references users (id) on delete cascade,
  type text not null check (type in ('pay', 'advance', 'care')),
  fields jsonb not null,
  version integer not null default 1,
  updated_at timestamptz not null,
  primary key (user_id, type)
);

create table bills (
  id text collate "C" primary key check (id ~ '^[a-z2-7]{12}$'),
  service_id text collate "C" not null references services (id) on delete restrict,
  kind text not null check (kind in ('rent', 'deposit')),
  -- The month it is for.
  period text collate "C" not null check (period ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  due_on date not null,
  cents integer not null check (cents > 0),
  -- [{kind: 'rent' | 'charge' | 'deposit', words, cents}]: their sum is `cents`.
  lines jsonb not null,
  paid_cents integer not null default 0 check (paid_cents >= 0),
  state text not null check (state in ('open', 'processing', 'said-paid', 'part-paid', 'paid', 'cancelled')),
  -- When it is collected next, and how often that was tried; null if it is not collected by itself.
  collect_on date,
  collections smallint not null default 0,
  reminded_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  unique (service_id, kind, period),
  check ((state = 'paid') = (paid_cents >= cents) or state in ('processing', 'said-paid')),
  check (state <> 'part-paid' or paid_cents between 1 and cents - 1)
);

create index bills_of_service on bills (service_id, due_on);
create index bills_to_collect on bills (collect_on) where state in ('open', 'part-paid') and collect_on is not null;
create index bills_to_remind on bills (due_on) where state in ('open', 'part-paid') and reminded_at is null;

-- A link by which somebody without an account pays a bill.
create table payment_links (
  id uuid primary key default gen_random_uuid(),
  bill_id text collate "C" not null references bills (id) on delete cascade,
  secret_hash bytea not null unique,
  created_by text collate "C" references users (id) on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index payment_links_of_bill on payment_links (bill_id);
create index payment_links_by_maker on payment_links (created_by) where created_by is not null;

create table payments (
  id text collate "C" primary key check (id ~ '^[a-z2-7]{12}$'),
  bill_id text collate "C" not null references bills (id) on delete restrict,
  attempt smallint not null check (attempt > 0),
  way text not null check (way in ('egiro', 'card', 'paynow', 'outside')),
  method_id uuid references payment_methods (id) on delete set null,
  link_id uuid references payment_links (id) on delete set null,
  -- Whom it pays, if that isn't the payee of the service: it may have changed since.
  payee_id uuid references payees (id) on delete restrict,
  -- Our own random name for it at the provider; also its idempotency key.
  ref text collate "C" not null unique,
  provider text collate "C",
  provider_ref text collate "C",
  cents integer not null check (cents > 0),
  fee_cents integer not null default 0 check (fee_cents >= 0),
  -- What came, with the fee; null until something did.
  received_cents integer check (received_cents >= 0),
  -- What went back or is on its way back, without fees.
  refund_cents integer not null default 0,
  state text not null check (state in
    ('created', 'processing', 'needs-action', 'said', 'succeeded', 'failed', 'expired', 'refused', 'returned', 'refunded', 'disputed')),
  reason text collate "C",
  -- Where the payer goes on at the provider, while it needs them.
  redirect_url text,
  -- For `outside`: the day it was paid, as the payer says.
  paid_on date,
  settled_at timestamptz,
  -- When the provider is asked next, how often it was asked, and when somebody who waits last made us ask.
  ask_at timestamptz,
  asks smallint not null default 0,
  asked_at timestamptz,
  -- When it was compared with the provider for the last time, days after it settled.
  reconciled_at timestamptz,
  created_at timestamptz not null,
  unique (bill_id, attempt),
  unique (provider, provider_ref),
  check ((way = 'outside') = (provider is null)),
  check (refund_cents between 0 and cents),
  check (state not in ('succeeded', 'refunded', 'returned', 'disputed') or settled_at is not null)
);

-- Nobody pays a bill twice at the same time.
create unique index payments_one_at_a_time on payments (bill_id) where state in ('created', 'processing', 'needs-action', 'said');
create index payments_to_ask on payments (ask_at) where ask_at is not null;
create index payments_to_reconcile on payments (created_at) where settled_at is not null and reconciled_at is null;
create index payments_settled on payments (settled_at) where settled_at is not null;
create index payments_of_method on payments (method_id) where method_id is not null;
create index payments_of_link on payments (link_id) where link_id is not null;
create index payments_of_payee on payments (payee_id);

create function keep_payment_final() returns trigger language plpgsql as $$
begin
  if old.state in ('failed', 'expired', 'refused', 'returned') and new.state <> old.state then
    raise exception 'Payment % is %, which is final.', old.id, old.state using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger payments_keep_final before update of state on payments for each row execute function keep_payment_final();

create table refunds (
  id uuid primary key default gen_random_uuid(),
  payment_id text collate "C" not null references payments (id) on delete restrict,
  -- Null if the system returns what was paid above a bill.
  asked_by text collate "C" references users (id) on delete set null,
  cents integer not null check (cents > 0),
  words text check (length(words) between 1 and 500),
  ref text collate "C" not null unique,
  provider_ref text collate "C",
  state text not null check (state in ('processing', 'succeeded', 'failed')),
  reason text collate "C",
  ask_at timestamptz,
  asks smallint not null default 0,
  created_at timestamptz not null,
  settled_at timestamptz,
  check ((state = 'processing') = (settled_at is null))
);
create index refunds_of_payment on refunds (payment_id, created_at);
create index refunds_to_ask on refunds (ask_at) where ask_at is not null;
create index refunds_asked_by on refunds (asked_by) where asked_by is not null;

-- Who owes and who paid. Nothing in it is ever changed; each transaction sums to zero when it commits.
create table ledger_entries (
  id bigint generated always as identity primary key,
  transaction_id uuid not null,
  kind text not null check (kind in ('bill', 'bill-cancelled', 'payment', 'outside', 'refund', 'return')),
  -- receivable: what payers owe. billed: what was billed. received: what providers took in. fees: our part of it. outside: what the two
  -- sides settled between them. refunded: what payees gave back.
  account text not null check (account in ('receivable', 'billed', 'received', 'fees', 'outside', 'refunded')),
  cents integer not null check (cents <> 0),
  bill_id text collate "C" not null references bills (id) on delete restrict,
  payment_id text collate "C" references payments (id) on delete restrict,
  refund_id uuid references refunds (id) on delete restrict,
  at timestamptz not null
);
create index ledger_entries_of_transaction on ledger_entries (transaction_id);
create index ledger_entries_of_bill on ledger_entries (bill_id);
create index ledger_entries_of_payment on ledger_entries (payment_id) where payment_id is not null;
create index ledger_entries_of_refund on ledger_entries (refund_id) where refund_id is not null;
create index ledger_entries_by_account on ledger_entries (account) include (cents);

create function check_ledger_balance() returns trigger language plpgsql as $$
begin
  if (select sum(cents) from ledger_entries where transaction_id = new.transaction_id) <> 0 then
    raise exception 'Ledger transaction % does not sum to zero.', new.transaction_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_entries_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function check_ledger_balance();

create function keep_ledger() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger is only added to.' using errcode = 'check_violation';
end $$;
create trigger ledger_entries_are_kept before update or delete on ledger_entries for each row execute function keep_ledger();

-- The last number of each year. A row is locked by whoever gives the next one, so that there are no holes.
create table receipt_numbers (
  year smallint primary key,
  last integer not null check (last > 0)
);

create table receipts (
  id uuid primary key default gen_random_uuid(),
  year smallint not null,
  number integer not null check (number > 0),
  payment_id text collate "C" not null references payments (id) on delete restrict,
  -- Whom the payment went to; the service may have another payee since.
  payee_id uuid not null references payees (id) on delete restrict,
  -- 'rent' once all of a bill is paid, with each payment of it; 'part' for a part.
  kind text not null check (kind in ('rent', 'part')),
  -- What it says, frozen.
  content jsonb not null,
  given_at timestamptz not null,
  cancelled_at timestamptz,
  cancelled_because text check (cancelled_because in ('returned', 'corrected')),
  unique (year, number),
  check ((cancelled_at is null) = (cancelled_because is null))
);
create index receipts_of_payment on receipts (payment_id, given_at);
create index receipts_of_payee on receipts (payee_id);

create table payment_setups (
  id uuid primary key default gen_random_uuid(),
  ref text collate "C" not null unique,
  user_id text collate "C" references users (id) on delete cascade,
  -- A partner's customer, the token that sent them (once), and where they go afterwards.
  partner text collate "C",
  subject text collate "C",
  purpose text not null default 'setup' check (purpose in ('setup', 'change')),
  token_id text collate "C",
  return_url text,
  -- The browser that began it.
  browser_hash bytea,
  -- Null until the customer of a partner chose.
  kind text check (kind in ('egiro', 'card')),
  bank text,
  segment text not null default 'retail' check (segment in ('retail', 'corporate')),
  service_id text collate "C" references services (id) on delete set null,
  provider text collate "C",
  provider_ref text collate "C",
  redirect_url text,
  state text not null check (state in ('pending', 'processing', 'active', 'rejected', 'abandoned', 'expired')),
  reason text collate "C",
  method_id uuid references payment_methods (id) on delete set null,
  expires_at timestamptz not null,
  -- When the provider is asked next, how often it was asked, and when a page last asked it, by the real clock.
  ask_at timestamptz,
  asks smallint not null default 0,
  asked_at timestamptz,
  created_at timestamptz not null,
  unique (partner, token_id),
  unique (provider, provider_ref),
  check ((user_id is null) = (partner is not null)),
  check ((partner is null) = (subject is null) and (partner is null) = (token_id is null) and (partner is null) = (return_url is null))
);
create index payment_setups_of_user on payment_setups (user_id, created_at) where user_id is not null;
create index payment_setups_to_ask on payment_setups (ask_at) where ask_at is not null;
create index payment_setups_of_method on payment_setups (method_id) where method_id is not null;
create index payment_setups_of_service on payment_setups (service_id) where service_id is not null;

-- What a provider told, stored before anything is done about it.
create table provider_events (
  provider text collate "C" not null,
  id text collate "C" not null,
  -- What it is about, by our own name for it.
  kind text not null check (kind in ('setup', 'charge', 'refund', 'mandate', 'payee', 'other')),
  ref text collate "C",
  received_at timestamptz not null,
  handled_at timestamptz,
  primary key (provider, id)
);
create index provider_events_to_handle on provider_events (received_at) where handled_at is null;

-- Where our books and a provider's differ, for operators.
create table payment_differences (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('state', 'amount', 'unknown')),
  provider text collate "C" not null,
  ref text collate "C" not null,
  payment_id text collate "C" references payments (id) on delete restrict,
  ours text not null,
  theirs text not null,
  found_at timestamptz not null,
  settled_at timestamptz
);
create unique index payment_differences_once on payment_differences (provider, ref, kind) where settled_at is null;
create index payment_differences_of_payment on payment_differences (payment_id) where payment_id is not null;

-- The memory of the sandbox's bank, which outlives the process as a real one's would.
create table sandbox_bank (
  kind text not null check (kind in ('setup', 'mandate', 'charge', 'refund', 'payee')),
  ref text collate "C" not null,
  content jsonb not null,
  -- What the API last said of it: money that nobody was told of is not settled yet.
  told jsonb,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- When it changes by itself, by the movable clock and by the real one, whichever comes first.
  due_at timestamptz,
  real_due_at timestamptz,
  primary key (kind, ref)
);
create index sandbox_bank_due on sandbox_bank (due_at) where due_at is not null;
create index sandbox_bank_refunds on sandbox_bank ((content ->> 'charge')) where kind = 'refund';

create table sandbox_webhooks (
  number bigint generated always as identity primary key,
  id text collate "C" not null,
  headers jsonb not null,
  body text not null,
  signature text not null check (signature in ('right', 'wrong', 'old')),
  -- By the real clock, as networks go.
  due_at timestamptz not null,
  -- When it was delivered or given up.
  sent_at timestamptz,
  tries smallint not null default 0
);
create index sandbox_webhooks_due on sandbox_webhooks (due_at) where sent_at is null;
