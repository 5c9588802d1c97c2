-- Users, their sessions and the corporates they act for

create table users (
  id text collate "C" primary key,
  name text,
  email text,
  phone_number text,
  -- Sign-up user types: 1 tenant, 2 landlord, 3 main agent, 4 corporate user.
  user_type_ids smallint[] not null default '{}' check (user_type_ids <@ '{1,2,3,4}'::smallint[]),
  residential_status text check (residential_status in ('C', 'P', 'A')),
  pass_type text,
  -- Set once sign-up is complete.
  is_valid boolean not null default false,
  created_at timestamptz not null default now()
);

create table sessions (
  -- sha256 of the cookie's secret: the secret itself is kept nowhere.
  id text collate "C" primary key check (id ~ '^[0-9a-f]{64}$'),
  user_id text collate "C" not null references users (id) on delete cascade,
  corporate_id text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create index sessions_of_user on sessions (user_id);
create index sessions_by_end on sessions (expires_at);
