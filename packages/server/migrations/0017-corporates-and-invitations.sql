-- Corporates, the organisations below them, who belongs to them and as what, and invitations to join

create table corporates (
  id text collate "C" primary key,
  name text not null check (name <> ''),
  -- Unique entity number, as the register of companies writes it.
  uen text unique,
  created_at timestamptz not null default now()
);

-- What the product calls a subbusiness: a part of a corporate with people of its own.
create table organisations (
  id text collate "C" primary key,
  corporate_id text collate "C" not null references corporates (id) on delete cascade,
  name text not null check (name <> ''),
  created_at timestamptz not null default now(),
  -- Closed ones take nobody in; who was in them stays known.
  closed_at timestamptz,
  -- What belongs to an organisation of a corporate names both, so that the two always fit.
  unique (corporate_id, id)
);

create unique index organisations_by_name on organisations (corporate_id, lower(name)) where closed_at is null;

create table memberships (
  corporate_id text collate "C" not null references corporates (id) on delete cascade,
  user_id text collate "C" not null references users (id) on delete cascade,
  role text not null check (role in ('administrator', 'member')),
  organisation_id text collate "C",
  created_at timestamptz not null default now(),
  primary key (corporate_id, user_id),
  foreign key (corporate_id, organisation_id) references organisations (corporate_id, id)
);

create index memberships_of_user on memberships (user_id);

-- A session acts for a corporate only as long as its user belongs to it.
update sessions set corporate_id = null;
alter table sessions alter column corporate_id type text collate "C";
alter table sessions add foreign key (corporate_id, user_id) references memberships (corporate_id, user_id)
  on delete set null (corporate_id);

create table invitations (
  id uuid primary key default gen_random_uuid(),
  -- sha256 of the guid in the link and of the code that may be typed instead: neither is kept.
  guid_hash text not null unique check (guid_hash ~ '^[0-9a-f]{64}$'),
  code_hash text not null unique check (code_hash ~ '^[0-9a-f]{64}$'),
  -- What somebody becomes: 1 tenant, 2 landlord, 3 main agent, 4 co-agent, 5 occupier, 6 staff.
  actor_type smallint not null check (actor_type between 1 and 6),
  -- What they join: 0 care programme, 1 offer, 2 rental process.
  onboarding_type smallint not null default 2 check (onboarding_type in (0, 1, 2)),
  -- Names a process elsewhere; nothing here reads it.
  rental_process_id text,
  listing_id text collate "C" references listings (id) on delete cascade,
  corporate_id text collate "C" references corporates (id) on delete cascade,
  organisation_id text collate "C",
  role text check (role in ('administrator', 'member')),
  invited_by text collate "C" not null references users (id) on delete cascade,
  invited_by_name text not null,
  -- Who it was sent to, for the list of whoever invited.
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by text collate "C" references users (id) on delete set null,
  declined_at timestamptz,
  withdrawn_at timestamptz,
  check (num_nonnulls(accepted_at, declined_at, withdrawn_at) <= 1),
  check ((corporate_id is null) = (role is null)),
  foreign key (corporate_id, organisation_id) references organisations (corporate_id, id)
);

create index invitations_by_inviter on invitations (invited_by, created_at desc);
create index invitations_of_corporate on invitations (corporate_id, created_at desc) where corporate_id is not null;
create index invitations_by_end on invitations (expires_at);
