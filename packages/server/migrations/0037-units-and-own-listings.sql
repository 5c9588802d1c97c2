-- Units with their owners, authorities of agents, disputes, listings that people make here, their pictures, and daily counts

create extension if not exists btree_gist;

create table units (
  id text collate "C" primary key check (id ~ '^[a-z2-7]{12}$'),
  block text,
  street text not null check (street <> ''),
  floor text,
  unit text,
  postal_code text not null check (postal_code ~ '^[0-9]{6}$'),
  -- The address in one form, whatever its case, spaces, abbreviations and leading zeros.
  address_key text collate "C" not null unique check (address_key <> ''),
  -- Null while only agents named it: whoever owns it may still come.
  owner_user_id text collate "C" references users (id) on delete set null,
  owner_corporate_id text collate "C" references corporates (id) on delete set null,
  property_type smallint check (property_type >= 0),
  number_of_bedrooms smallint check (number_of_bedrooms between 0 and 99),
  number_of_bathrooms smallint check (number_of_bathrooms between 0 and 99),
  furniture_status smallint check (furniture_status in (0, 1, 2)),
  area_value numeric(12, 2) check (area_value > 0),
  area_unit smallint check (area_unit in (0, 1)),
  amenities smallint[] not null default '{}' check (amenities <@ '{0,1,2,3,4,5,6,7,8,9}'::smallint[]),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  version integer not null default 1,
  created_at timestamptz not null,
  check (num_nonnulls(owner_user_id, owner_corporate_id) <= 1),
  check ((area_value is null) = (area_unit is null)),
  check ((latitude is null) = (longitude is null))
);

create index units_of_user on units (owner_user_id, created_at desc, id) where owner_user_id is not null;
create index units_of_corporate on units (owner_corporate_id, created_at desc, id) where owner_corporate_id is not null;

create table authorities (
  id uuid primary key default gen_random_uuid(),
  unit_id text collate "C" not null references units (id) on delete cascade,
  registration_number text collate "C" not null check (registration_number ~ '^R[0-9]{6}[A-Z]$'),
  -- The agent who asked for it; null if the owner gave it unasked.
  asked_by text collate "C" references users (id) on delete cascade,
  -- First and last day, in Singapore; null while it is only asked for.
  starts_on date,
  ends_on date,
  -- The least rent the agent may ask, in cents.
  monthly_rent_min integer check (monthly_rent_min > 0),
  granted_by text collate "C" references users (id) on delete set null,
  granted_at timestamptz,
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((granted_at is null) = (starts_on is null) and (starts_on is null) = (ends_on is null)),
  check (starts_on <= ends_on)
);

create unique index authorities_asked_once on authorities (unit_id, registration_number)
  where granted_at is null and ended_at is null;
create index authorities_of_unit on authorities (unit_id, created_at);
create index authorities_of_agent on authorities (registration_number) where ended_at is null;
create index authorities_asked_by on authorities (asked_by) where asked_by is not null;

-- Of several accounts with one registration number, only the first speaks for it: numbers are public, and anybody can type one.
create function own_registration_number(person users) returns text stable language sql as $$
  select case when not exists (select from users o where o.registration_number = person.registration_number and o.is_valid
    and (o.created_at, o.id) < (person.created_at, person.id)) then person.registration_number end
$$;
create index users_by_registration_number on users (registration_number) where registration_number is not null;

create table unit_disputes (
  id uuid primary key default gen_random_uuid(),
  unit_id text collate "C" not null references units (id) on delete cascade,
  -- Who says that it is theirs, against the owner of the unit.
  claimed_by_user_id text collate "C" references users (id) on delete cascade,
  claimed_by_corporate_id text collate "C" references corporates (id) on delete cascade,
  created_at timestamptz not null,
  settled_at timestamptz,
  -- A user, or 'corporate-' and a corporate.
  settled_for text collate "C",
  check (num_nonnulls(claimed_by_user_id, claimed_by_corporate_id) = 1),
  check ((settled_at is null) = (settled_for is null))
);

create unique index unit_disputes_once on unit_disputes (unit_id, claimed_by_user_id, claimed_by_corporate_id)
  nulls not distinct where settled_at is null;
create index unit_disputes_open on unit_disputes (created_at, id) where settled_at is null;
create index unit_disputes_of_user on unit_disputes (claimed_by_user_id) where claimed_by_user_id is not null;

-- A lister may be a corporate; whoever passed a review publishes without another one.
alter table listers
  add column corporate_id text collate "C" references corporates (id) on delete set null,
  add column reviewed_at timestamptz,
  add constraint listers_of_one check (num_nonnulls(user_id, corporate_id) <= 1);
create unique index listers_of_corporate on listers (corporate_id) where corporate_id is not null;

alter table listings
  add column unit_id text collate "C" references units (id),
  -- What of the unit is let: '[0,100)' the whole, '[k,k+1)' its room k.
  add column part int4range,
  add column state text check (state in ('draft', 'review', 'live', 'paused', 'let', 'closed')),
  add column version integer not null default 1,
  add column rules jsonb not null default '{}',
  add column low_rent_reason text check (length(low_rent_reason) between 1 and 500),
  -- Why it paused by itself, or null if somebody paused it.
  add column paused_because text check (paused_because in ('unconfirmed', 'authority-ended', 'ownership')),
  add column submitted_at timestamptz,
  -- Why the last review rejected it; null once it is submitted again.
  add column rejection text check (length(rejection) between 1 and 2000),
  -- When somebody last said that it is still available, and since when an answer to that is awaited.
  add column confirmed_at timestamptz,
  add column asked_at timestamptz,
  -- The listing it was copied from.
  add column copied_from text collate "C" references listings (id) on delete set null;

alter table listings alter column monthly_rent drop not null;
alter table listings drop constraint listings_status_check;
-- A hidden listing has no public page: a draft, one in review, or one closed before anybody saw it.
alter table listings add constraint listings_status_check check (status in ('live', 'let', 'closed', 'hidden'));
alter table listings add constraint listings_rent_is_known check (monthly_rent is not null or status = 'hidden');
alter table listings add constraint listings_of_a_unit
  check ((unit_id is null) = (part is null) and (unit_id is null) = (state is null) and (unit_id is not null or status <> 'hidden'));
alter table listings add constraint listings_part_is_whole_or_room
  check (part = '[0,100)'::int4range or (lower(part) between 1 and 99 and upper(part) = lower(part) + 1));
alter table listings add constraint listings_state_and_status check (state is null or (state, status) in (
  ('draft', 'hidden'), ('review', 'hidden'), ('live', 'live'), ('paused', 'closed'), ('let', 'let'), ('closed', 'closed'), ('closed', 'hidden')));
alter table listings add constraint listings_paused_because check (paused_because is null or state = 'paused');
-- A unit is let as a whole or by rooms, never both, and no part of it twice.
alter table listings add constraint listings_part_is_free
  exclude using gist (unit_id with =, part with &&) where (state = 'live');

create index listings_of_unit on listings (unit_id, created_at) where unit_id is not null;
create index listings_in_review on listings (submitted_at, id) where state = 'review';
create index listings_to_confirm on listings (coalesce(asked_at, confirmed_at)) where state = 'live';

-- What nobody has seen yet has no history of rents, and no day on which it was first listed.
drop trigger listings_rent_changed on listings;
create trigger listings_rent_changed before update of monthly_rent on listings
  for each row when (old.monthly_rent <> new.monthly_rent and old.status <> 'hidden') execute function note_rent_changed();
drop trigger listings_listed_again on listings;
create trigger listings_listed_again before update of listed_at on listings
  for each row when (old.listed_at <> new.listed_at and old.status <> 'hidden') execute function keep_first_listed();
create or replace function find_first_listed() returns trigger language plpgsql as $$
begin
  select nullif(least(min(first_listed_at), min(listed_at), new.listed_at), new.listed_at) into new.first_listed_at
    from listings where lister_id = new.lister_id and postal_code = new.postal_code and unit = new.unit and id <> new.id
      and street = new.street and block is not distinct from new.block and floor is not distinct from new.floor
      and part is not distinct from new.part and status <> 'hidden';
  return new;
end $$;

-- Another agent with an authority for a live listing.
create table listing_agents (
  listing_id text collate "C" not null references listings (id) on delete cascade,
  lister_id text collate "C" not null references listers (id) on delete cascade,
  joined_at timestamptz not null,
  primary key (listing_id, lister_id)
);

create index listing_agents_of_lister on listing_agents (lister_id);

alter table listing_pictures
  add column id uuid not null default gen_random_uuid() unique,
  add column state text not null default 'ready' check (state in ('making', 'ready', 'failed')),
  -- The bytes as they were uploaded, until they are made into pictures.
  add column original_blob_id text collate "C",
  -- The same picture in two smaller widths, and a tiny one as a data URL.
  add column medium_blob_id text collate "C",
  add column medium_width integer,
  add column small_blob_id text collate "C",
  add column small_width integer,
  add column preview text check (length(preview) <= 2000),
  -- When a process may make it next, and how often one began to.
  add column make_due_at timestamptz not null default current_moment(),
  add column make_attempts smallint not null default 0,
  add column created_at timestamptz not null default current_moment();
alter table listing_pictures alter column blob_id drop not null;
alter table listing_pictures add constraint listing_pictures_have_bytes
  check ((state = 'ready') = (blob_id is not null) and (state = 'making') = (original_blob_id is not null));
create index listing_pictures_to_make on listing_pictures (make_due_at, id) where state = 'making';
create index listing_pictures_of_original on listing_pictures (original_blob_id) where original_blob_id is not null;
create index listing_pictures_of_medium on listing_pictures (medium_blob_id) where medium_blob_id is not null;
create index listing_pictures_of_small on listing_pictures (small_blob_id) where small_blob_id is not null;

create or replace function delete_blob_unless_used(unused text) returns void language plpgsql as $$
begin
  -- Whoever puts the same bytes at this moment holds the row until their commit; the next statement sees theirs.
  perform from blobs where id = unused for update;
  delete from blobs b where b.id = unused
    and not exists (select from files f where f.blob_id = b.id)
    and not exists (select from listing_pictures p where p.blob_id = b.id)
    and not exists (select from listing_pictures p where p.original_blob_id = b.id)
    and not exists (select from listing_pictures p where p.medium_blob_id = b.id)
    and not exists (select from listing_pictures p where p.small_blob_id = b.id)
    and not exists (select from articles a where a.cover_blob_id = b.id);
end $$;

create function delete_unused_pictures() returns trigger language plpgsql as $$
declare
  unused text;
begin
  foreach unused in array array_remove(array[old.original_blob_id, old.blob_id, old.medium_blob_id, old.small_blob_id], null) loop
    perform delete_blob_unless_used(unused);
  end loop;
  return null;
end $$;

create trigger listing_pictures_leave_no_bytes after delete or update of original_blob_id, blob_id on listing_pictures
  for each row when (num_nonnulls(old.original_blob_id, old.medium_blob_id, old.small_blob_id) > 0)
  execute function delete_unused_pictures();

-- Sums of a day in Singapore: nothing says who looked.
create table listing_daily_counts (
  listing_id text collate "C" not null references listings (id) on delete cascade,
  day date not null,
  views integer not null default 0 check (views >= 0),
  saves integer not null default 0 check (saves >= 0),
  enquiries integer not null default 0 check (enquiries >= 0),
  primary key (listing_id, day)
);
