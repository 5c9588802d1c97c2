-- Listers, listings with their pictures, the files behind the pictures, and the state of imports

create table listers (
  id text collate "C" primary key,
  kind text not null check (kind in ('owner', 'agent')),
  name text not null check (name <> ''),
  phone_number text,
  registration_number text,
  agency_name text,
  agency_licence_number text,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  -- An agent may only advertise under a registration number; an owner has none.
  check ((kind = 'agent') = (registration_number is not null)),
  check (kind = 'agent' or (agency_name is null and agency_licence_number is null))
);

create table listings (
  id text collate "C" primary key check (id ~ '^[a-z2-7]{12}$'),
  source text not null check (source <> ''),
  source_row text not null check (source_row <> ''),
  content_hash text not null,
  status text not null check (status in ('live', 'let', 'closed')),
  slug text not null check (slug ~ '^[a-z0-9-]{1,100}$'),
  title text,
  description text,
  property_type smallint check (property_type >= 0),
  property_sub_type smallint check (property_sub_type in (0, 10, 20, 30)),
  block text,
  street text not null check (street <> ''),
  floor text,
  unit text,
  postal_code text check (postal_code ~ '^[0-9]{6}$'),
  district text collate "C" check (district ~ '^(0[1-9]|1[0-9]|2[0-8])$'),
  -- The district's name in words, so that a search for it finds the listing.
  district_name text not null default '',
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  number_of_bedrooms smallint check (number_of_bedrooms between 0 and 99),
  number_of_bathrooms smallint check (number_of_bathrooms between 0 and 99),
  furniture_status smallint check (furniture_status in (0, 1, 2)),
  area_value numeric(12, 2) check (area_value > 0),
  area_unit smallint check (area_unit in (0, 1)),
  -- In square metres; 0 when not stated, so that such listings come last in order of area.
  area_sqm numeric(14, 4) not null generated always as
    (case when area_value is null then 0 when area_unit = 1 then area_value * 0.09290304 else area_value end) stored,
  amenities smallint[] not null default '{}' check (amenities <@ '{0,1,2,3,4,5,6,7,8,9}'::smallint[]),
  -- Cents of a Singapore dollar.
  monthly_rent integer not null check (monthly_rent > 0),
  available_from date,
  provenance_kind text check (provenance_kind in ('open-data')),
  provenance_month text check (provenance_month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  lister_id text collate "C" references listers (id),
  listed_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector not null generated always as (
    -- Punctuation is taken out first: the parser would read 'Avenue-3' as a negative number and 'st.george' as a host.
    to_tsvector('simple'::regconfig, translate(
      coalesce(title, '') || ' ' || coalesce(block, '') || ' ' || street || ' ' || coalesce(postal_code, '') || ' ' ||
      coalesce('d' || district, '') || ' ' || district_name, '.,;:-_/()#&@''"', '               '))
  ) stored,
  unique (source, source_row),
  check ((area_value is null) = (area_unit is null)),
  check ((latitude is null) = (longitude is null)),
  check ((provenance_kind is null) = (provenance_month is null))
);

create index listings_newest on listings (listed_at desc, id desc) where status = 'live';
create index listings_by_rent on listings (monthly_rent, id) where status = 'live';
create index listings_by_area on listings (area_sqm desc, id desc) where status = 'live';
create index listings_in_district on listings (district, property_type, listed_at desc, id desc) where status = 'live';
create index listings_of_type on listings (property_type, listed_at desc, id desc) where status = 'live';
create index listings_facets on listings
  (district, property_type, property_sub_type, number_of_bedrooms, number_of_bathrooms, furniture_status) where status = 'live';
create index listings_search on listings using gin (search) where status = 'live';
create index listings_of_lister on listings (lister_id);

create table blobs (
  -- sha256 of the bytes, in hexadecimal.
  id text collate "C" primary key check (id ~ '^[0-9a-f]{64}$'),
  content_type text not null,
  bytes bytea not null,
  byte_length integer not null check (byte_length = octet_length(bytes)),
  created_at timestamptz not null default now()
);

create table listing_pictures (
  listing_id text collate "C" not null references listings (id) on delete cascade,
  position smallint not null check (position >= 0),
  blob_id text collate "C" not null,
  kind text not null check (kind in ('facade', 'living', 'bedroom', 'kitchen', 'bath', 'floor-plan', 'photo')),
  alt text not null check (alt <> ''),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  primary key (listing_id, position)
);

create table imports (
  source text not null,
  file_digest text not null,
  preset text not null,
  mode text not null check (mode in ('live', 'let')),
  next_row integer not null default 0 check (next_row >= 0),
  counts jsonb not null default '{}',
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (source, file_digest, preset, mode)
);

-- Their sum grows with every committed change of the listings, so that counts kept in memory can be proven current.
-- One row per writing backend: two that write at once never wait for each other here.
create table listing_versions (
  backend integer primary key,
  version bigint not null
);

create function notify_listings_changed() returns trigger language plpgsql as $$
begin
  insert into listing_versions (backend, version) values (pg_backend_pid(), 1)
    on conflict (backend) do update set version = listing_versions.version + 1;
  perform pg_notify('listings_changed', '');
  return null;
end $$;

create trigger listings_changed after insert or update or delete or truncate on listings
  for each statement execute function notify_listings_changed();
create trigger listing_pictures_changed after insert or update or delete or truncate on listing_pictures
  for each statement execute function notify_listings_changed();
