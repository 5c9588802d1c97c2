-- What visitors wanted before they logged in, and the listings users keep

create table intents (
  -- sha256 of the cookie's secret: the secret itself is kept nowhere.
  id text collate "C" primary key check (id ~ '^[0-9a-f]{64}$'),
  kind text not null check (kind in ('favourite', 'enquiry', 'saved-search')),
  listing_id text collate "C" references listings (id) on delete cascade,
  message text check (length(message) between 1 and 2000),
  query text check (length(query) <= 1000),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((kind = 'saved-search') = (listing_id is null)),
  check ((kind = 'saved-search') = (query is not null)),
  check ((kind = 'enquiry') = (message is not null))
);

create index intents_by_end on intents (expires_at);

create table favourites (
  user_id text collate "C" not null references users (id) on delete cascade,
  listing_id text collate "C" not null references listings (id) on delete cascade,
  note text not null default '' check (length(note) <= 500),
  -- Cents of a Singapore dollar: what the listing asked when it was kept.
  rent_when_kept integer not null check (rent_when_kept > 0),
  kept_at timestamptz not null,
  -- A dropped favourite waits a while with its note, so that dropping can be undone.
  dropped_at timestamptz,
  primary key (user_id, listing_id)
);

create index favourites_by_drop on favourites (dropped_at) where dropped_at is not null;
