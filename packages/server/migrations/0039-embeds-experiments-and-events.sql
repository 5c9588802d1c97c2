-- Sites that show frames of ours, their people and sessions; experiments; what is counted without names

create table partners (
  -- Public: it stands in the partner's pages.
  key text collate "C" primary key check (key ~ '^[a-z2-7]{20}$'),
  name text not null check (name <> '' and length(name) <= 100),
  origins text[] not null check (cardinality(origins) between 1 and 20),
  state text not null default 'live' check (state in ('live', 'ended')),
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'ended') = (ended_at is not null))
);

create table partner_public_keys (
  partner_key text collate "C" not null references partners (key) on delete cascade,
  -- SHA-256 of the key's DER, as hex.
  fingerprint text collate "C" not null check (fingerprint ~ '^[0-9a-f]{64}$'),
  -- SPKI as PEM.
  pem text not null,
  added_at timestamptz not null,
  primary key (partner_key, fingerprint)
);

-- People of a partner, by the partner's own id of them. They have no phone and cannot log in elsewhere.
create table partner_people (
  partner_key text collate "C" not null references partners (key) on delete cascade,
  subject text collate "C" not null check (subject <> '' and length(subject) <= 200),
  user_id text collate "C" not null unique references users (id) on delete cascade,
  primary key (partner_key, subject)
);

-- Tokens that were used; until they would have expired.
create table partner_tokens (
  partner_key text collate "C" not null references partners (key) on delete cascade,
  token_id text collate "C" not null,
  expires_at timestamptz not null,
  primary key (partner_key, token_id)
);
create index partner_tokens_expiry on partner_tokens (expires_at);

create table embed_sessions (
  -- SHA-256 of the bearer, as hex.
  id text collate "C" primary key check (id ~ '^[0-9a-f]{64}$'),
  partner_key text collate "C" not null references partners (key) on delete cascade,
  -- Null for a guest.
  user_id text collate "C" references users (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index embed_sessions_user on embed_sessions (user_id);
create index embed_sessions_partner on embed_sessions (partner_key);
create index embed_sessions_expiry on embed_sessions (expires_at);

-- What a guest of a frame asks the help desk waits for their log-in, as an enquiry does.
alter table intents
  drop constraint intents_kind_check,
  drop constraint intents_check,
  drop constraint intents_check2,
  add check (kind in ('favourite', 'enquiry', 'saved-search', 'help')),
  add check ((kind in ('saved-search', 'help')) = (listing_id is null)),
  add check ((kind in ('enquiry', 'help')) = (message is not null));

-- Whether an experiment runs; what it tries stands in the code.
create table experiments (
  id text collate "C" primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(id) <= 50),
  is_enabled boolean not null,
  started_at timestamptz,
  stopped_at timestamptz
);

create function notify_experiments() returns trigger language plpgsql as $$
begin
  perform pg_notify('experiments_changed', '');
  return null;
end $$;

create trigger experiments_changed after insert or update or delete on experiments
  for each statement execute function notify_experiments();

-- What makes a browser's id of a day; deleted two days later, so that no two days can be put together.
create table event_salts (
  day date primary key,
  salt bytea not null check (length(salt) = 32)
);

create table events (
  id bigint generated always as identity primary key,
  name text collate "C" not null,
  -- Pattern of the page, never its address.
  page text collate "C" not null,
  -- Id of a browser on this day.
  visitor text collate "C" not null check (visitor ~ '^[0-9a-f]{32}$'),
  day date not null,
  -- For 'experiment-viewed': the experiment and the arm that was shown.
  experiment text collate "C",
  variant text collate "C",
  at timestamptz not null,
  -- A process forwards it until then; another may try it afterwards.
  claimed_until timestamptz,
  -- Null until the analytics service has it.
  forwarded_at timestamptz,
  check (num_nonnulls(experiment, variant) = case when name = 'experiment-viewed' then 2 else 0 end)
);
create index events_to_forward on events (at) where forwarded_at is null;
create index events_of_experiments on events (experiment, day) where experiment is not null;
create index events_day on events (day, visitor);
