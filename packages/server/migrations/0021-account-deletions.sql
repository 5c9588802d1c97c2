-- Fresh proofs of sessions, codes that prove a phone or an address, accounts to be deleted, when a saved search was looked at

-- When the holder last proved by a code that it is really them.
alter table sessions add column proven_at timestamptz;

-- Codes for somebody signed in: one of each purpose at a time.
create table proofs (
  -- Digest of a secret made from that of the session that asked: no other browser finds it.
  id text collate "C" primary key check (id ~ '^[0-9a-f]{64}$'),
  user_id text collate "C" not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('step-up', 'phone', 'email')),
  -- The number or address the code was sent to.
  address text not null check (address <> ''),
  prefix text not null check (prefix ~ '^[A-Z]{3}$'),
  -- Keyed with the same secret: what is kept here does not let anybody try codes.
  code_hash text not null,
  tries integer not null default 0 check (tries >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  unique (user_id, purpose)
);

create index proofs_by_end on proofs (expires_at);

alter table users
  -- The address a code was sent to and entered from; proven while it is the one that stands.
  add column proven_email text,
  -- When everything personal was taken out of this row; others' records still name its id.
  add column deleted_at timestamptz;
alter table users add check (deleted_at is null or num_nonnulls(name, email, phone_number, residential_status,
  pass_type, proven_email) = 0);

create table account_deletions (
  user_id text collate "C" primary key references users (id) on delete cascade,
  asked_at timestamptz not null,
  due_at timestamptz not null check (due_at > asked_at)
);

create index account_deletions_due on account_deletions (due_at);

-- Homes that could be found before this were looked at by the person, as opposed to the mail; null: none yet.
alter table saved_searches add column looked_at timestamptz;
