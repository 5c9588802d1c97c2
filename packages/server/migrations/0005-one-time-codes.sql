-- One-time codes, how often a number may ask for one, the channel of each message in the outbox, invented users

create table one_time_codes (
  -- sha256 of a secret that only the browser that asked holds.
  id text collate "C" primary key check (id ~ '^[0-9a-f]{64}$'),
  phone_number text not null check (phone_number ~ '^\+65[89][0-9]{7}$'),
  -- Shown on the screen and in the message, so that the person can match them.
  prefix text not null check (prefix ~ '^[A-Z]{3}$'),
  -- Keyed with the browser's secret: what is kept here does not let anybody try codes.
  code_hash text not null,
  tries integer not null default 0 check (tries >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create index one_time_codes_by_end on one_time_codes (expires_at);

-- One row per number that asked lately, known or not.
create table one_time_code_requests (
  -- Digest of the number.
  key text collate "C" primary key,
  last_at timestamptz not null,
  window_start timestamptz not null,
  count integer not null check (count > 0)
);

create index one_time_code_requests_by_age on one_time_code_requests (last_at);

-- True for the invented people of the sample market: only they can be logged in as from the sandbox.
alter table users add column is_sample boolean not null default false;
create unique index users_by_phone_number on users (phone_number) where phone_number is not null;

-- The user who reads what is sent to a lister.
alter table listers add column user_id text collate "C" references users (id) on delete set null;
create index listers_of_user on listers (user_id) where user_id is not null;

alter table outbox add column channel text not null default 'email' check (channel in ('email', 'sms'));
alter table outbox alter column subject drop not null;
alter table outbox add check ((channel = 'sms') = (subject is null));
