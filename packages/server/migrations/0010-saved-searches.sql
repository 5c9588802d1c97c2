-- Rents of the past, the day a home was first listed, and saved searches with what was mailed for them

alter table listings
  -- The last higher rent, in cents, and when it ended.
  add column previous_rent integer check (previous_rent > 0),
  add column rent_changed_at timestamptz,
  -- Null while it is the same as listed_at.
  add column first_listed_at timestamptz,
  -- Since when it can be found: what saved searches call new.
  add column live_since timestamptz not null default now();

create table listing_rents (
  listing_id text collate "C" not null references listings (id) on delete cascade,
  -- Cents of a Singapore dollar: what was asked until ended_at.
  monthly_rent integer not null check (monthly_rent > 0),
  ended_at timestamptz not null
);

create index listing_rents_of_listing on listing_rents (listing_id, ended_at desc);
create index listings_new on listings (live_since) where status = 'live';
create index listings_units on listings (lister_id, postal_code, unit) where lister_id is not null and unit is not null;

create function note_rent_changed() returns trigger language plpgsql as $$
begin
  insert into listing_rents (listing_id, monthly_rent, ended_at) values (old.id, old.monthly_rent, now());
  if new.monthly_rent < old.monthly_rent then
    new.previous_rent := old.monthly_rent;
    new.rent_changed_at := now();
  elsif new.previous_rent <= new.monthly_rent then
    new.previous_rent := null;
    new.rent_changed_at := null;
  end if;
  return new;
end $$;

create trigger listings_rent_changed before update of monthly_rent on listings
  for each row when (old.monthly_rent <> new.monthly_rent) execute function note_rent_changed();

create function keep_first_listed() returns trigger language plpgsql as $$
begin
  new.first_listed_at := nullif(least(old.first_listed_at, old.listed_at, new.listed_at), new.listed_at);
  return new;
end $$;

create trigger listings_listed_again before update of listed_at on listings
  for each row when (old.listed_at <> new.listed_at) execute function keep_first_listed();

-- The same unit offered again by the same lister under another reference is not a new home.
create function find_first_listed() returns trigger language plpgsql as $$
begin
  select nullif(least(min(first_listed_at), min(listed_at), new.listed_at), new.listed_at) into new.first_listed_at
    from listings where lister_id = new.lister_id and postal_code = new.postal_code and unit = new.unit and id <> new.id
      and street = new.street and block is not distinct from new.block and floor is not distinct from new.floor;
  return new;
end $$;

create trigger listings_unit_known before insert on listings
  for each row when (new.lister_id is not null and new.unit is not null and new.postal_code is not null)
  execute function find_first_listed();

create function note_live_again() returns trigger language plpgsql as $$
begin
  new.live_since := now();
  return new;
end $$;

create trigger listings_live_again before update of status on listings
  for each row when (old.status <> 'live' and new.status = 'live') execute function note_live_again();

create table saved_searches (
  id text collate "C" primary key check (id ~ '^[a-z2-7]{12}$'),
  user_id text collate "C" not null references users (id) on delete cascade,
  name text not null check (length(name) between 1 and 60),
  -- Canonical query of the search, without '?'.
  query text not null check (length(query) <= 1000),
  frequency text not null check (frequency in ('instant', 'daily', 'weekly')),
  is_paused boolean not null default false,
  created_at timestamptz not null,
  -- Homes that could be found before this were looked at.
  seen_at timestamptz not null,
  mailed_at timestamptz,
  -- A dropped search waits a while, so that dropping can be undone.
  dropped_at timestamptz
);

create unique index saved_searches_by_name on saved_searches (user_id, lower(name)) where dropped_at is null;
create unique index saved_searches_by_query on saved_searches (user_id, query) where dropped_at is null;
create index saved_searches_due on saved_searches (frequency, id) where dropped_at is null and not is_paused;
create index saved_searches_by_drop on saved_searches (dropped_at) where dropped_at is not null;

-- What was mailed for a search: each home once.
create table saved_search_homes (
  saved_search_id text collate "C" not null references saved_searches (id) on delete cascade,
  listing_id text collate "C" not null references listings (id) on delete cascade,
  primary key (saved_search_id, listing_id)
);

-- The links in letters that end the mail of one search; those of old letters go on working.
create table unsubscribe_links (
  -- sha256 of the link's secret.
  id text collate "C" primary key check (id ~ '^[0-9a-f]{64}$'),
  saved_search_id text collate "C" not null references saved_searches (id) on delete cascade,
  created_at timestamptz not null
);

create index unsubscribe_links_of_search on unsubscribe_links (saved_search_id);

-- Further headers of a letter, by name.
alter table queued_mails add column headers jsonb;
alter table outbox add column headers jsonb;
