-- Who somebody is at an issuer, attempts to log in there, Myinfo waiting to be submitted, identity numbers, where a field came from

create table identities (
  -- The two together name a person: the same subject of another issuer is somebody else.
  issuer text collate "C" not null check (issuer <> ''),
  subject text collate "C" not null check (subject <> ''),
  user_id text collate "C" not null references users (id) on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (issuer, subject)
);

-- One person is one subject of an issuer.
create unique index identities_of_user on identities (user_id, issuer);

create table log_in_attempts (
  -- Names the attempt in an address; opens nothing without the browser's secret.
  id uuid primary key,
  issuer_name text not null check (issuer_name in ('singpass', 'b2c')),
  purpose text not null check (purpose in ('log-in', 'myinfo')),
  -- What Myinfo is asked for: 1 tenant, 2 landlord, 3 main agent.
  user_type smallint check (user_type in (1, 2, 3)),
  check ((purpose = 'myinfo') = (user_type is not null)),
  -- sha256 of the state and of the browser's secret.
  state_hash text not null unique check (state_hash ~ '^[0-9a-f]{64}$'),
  browser_hash text not null check (browser_hash ~ '^[0-9a-f]{64}$'),
  -- Who was signed in when it began; null for a visitor.
  user_id text collate "C" references users (id) on delete cascade,
  -- Where the person wanted to go: a path of ours.
  return_path text check (return_path ~ '^/[^/]' or return_path = '/'),
  -- Sealed: state, nonce, verifier and DPoP key.
  secrets bytea not null,
  -- Sealed: what the issuer sent the browser back with.
  answer bytea,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  returned_at timestamptz,
  used_at timestamptz,
  outcome text check (outcome ~ '^[a-z]+(-[a-z]+)*$'),
  check ((answer is null) = (returned_at is null)),
  check (outcome is null or used_at is not null)
);

create index log_in_attempts_by_end on log_in_attempts (expires_at);
create index log_in_attempts_of_user on log_in_attempts (user_id) where user_id is not null;

-- What Myinfo said of a person and they have not submitted yet: sealed, and gone within a day.
create table myinfo_drafts (
  user_id text collate "C" primary key references users (id) on delete cascade,
  -- Names what was fetched, here and in the audit log.
  transaction_id uuid not null,
  user_type smallint not null check (user_type in (1, 2, 3)),
  fields bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check (expires_at <= created_at + interval '1 day')
);

create index myinfo_drafts_by_end on myinfo_drafts (expires_at);

-- NRIC and FIN: nothing finds a person by them.
create table identity_numbers (
  user_id text collate "C" primary key references users (id) on delete cascade,
  sealed bytea not null,
  -- Keyed: only tells that one number belongs to one person.
  digest bytea not null unique,
  created_at timestamptz not null
);

-- Where a field of a profile came from, as Myinfo says it: 1 verified by the government, 2 said by the person, 4 verified by Singpass.
create table profile_sources (
  user_id text collate "C" not null references users (id) on delete cascade,
  field text not null check (field in ('name', 'email', 'phoneNumber', 'residentialStatus', 'passType', 'identityNumber')),
  source smallint not null check (source in (1, 2, 3, 4)),
  at timestamptz not null,
  primary key (user_id, field)
);
