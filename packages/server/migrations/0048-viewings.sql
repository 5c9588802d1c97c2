-- Times for viewings that listers offer, and who comes

create table viewing_slots (
  id text collate "C" primary key check (id ~ '^[a-z2-7]{12}$'),
  listing_id text collate "C" not null references listings (id) on delete cascade,
  -- Who stands at the door; null once their account is deleted.
  host_user_id text collate "C" references users (id) on delete set null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  seats smallint not null check (seats between 1 and 50),
  created_at timestamptz not null,
  -- When the lister took it back; its viewings are cancelled then.
  removed_at timestamptz,
  check (starts_at < ends_at and ends_at - starts_at <= interval '8 hours')
);

-- Nobody hosts two viewings at a time, of whatever homes.
alter table viewing_slots add constraint viewing_slots_do_not_overlap
  exclude using gist (host_user_id with =, tstzrange(starts_at, ends_at) with &&) where (removed_at is null);
create index viewing_slots_of_listing on viewing_slots (listing_id, starts_at);

create table viewings (
  id text collate "C" primary key check (id ~ '^[a-z2-7]{12}$'),
  slot_id text collate "C" not null references viewing_slots (id) on delete cascade,
  user_id text collate "C" not null references users (id) on delete cascade,
  -- The company they come for; null if they come for themselves.
  corporate_id text collate "C" references corporates (id) on delete set null,
  state text not null check (state in ('waiting', 'offered', 'booked', 'arrived', 'missed', 'cancelled')),
  version integer not null default 1,
  -- The seat somebody has, or that is held for them; null while they wait, and once they gave it up.
  seat smallint check (seat >= 1),
  -- The order in the line.
  line_number bigint generated always as identity,
  -- Until when a freed seat is held.
  offered_until timestamptz,
  note text not null default '' check (length(note) <= 500),
  -- What the host says at the door, and how often somebody typed a wrong one.
  code text not null check (code ~ '^[0-9]{6}$'),
  wrong_codes smallint not null default 0,
  -- Which side says that the other did not come.
  missed_says text check (missed_says in ('guest', 'host')),
  -- Which side cancelled; null for both if the time itself was taken back.
  cancelled_by text check (cancelled_by in ('guest', 'host')),
  -- Whether each side wants to go on, asked once it is over.
  guest_goes_on boolean,
  host_goes_on boolean,
  -- Since when they have this time: whoever books late is not reminded of what they just did.
  booked_at timestamptz,
  reminded_day_at timestamptz,
  reminded_hours_at timestamptz,
  -- When both were asked how it went.
  asked_at timestamptz,
  created_at timestamptz not null,
  check ((state in ('offered', 'booked', 'arrived', 'missed')) = (seat is not null)),
  check ((state = 'offered') = (offered_until is not null)),
  check ((state = 'missed') = (missed_says is not null))
);

-- A seat is one person's, and a person is in a slot once.
create unique index viewings_one_seat on viewings (slot_id, seat) where seat is not null;
create unique index viewings_one_person on viewings (slot_id, user_id)
  where state in ('waiting', 'offered', 'booked', 'arrived', 'missed');
create index viewings_of_user on viewings (user_id, created_at desc);
create index viewings_of_corporate on viewings (corporate_id) where corporate_id is not null;
create index viewings_in_line on viewings (slot_id, line_number) where state = 'waiting';
create index viewings_offered on viewings (offered_until) where state = 'offered';
create index viewings_booked on viewings (slot_id) where state = 'booked';
