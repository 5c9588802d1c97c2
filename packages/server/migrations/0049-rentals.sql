-- Rentals: who rents from whom, what they offered each other, and every step; renter's cards

create table rentals (
  id text collate "C" primary key check (id ~ '^[a-z2-7]{12}$'),
  listing_id text collate "C" not null references listings (id),
  state text not null check (state in ('talking', 'offered', 'agreed', 'withdrawn', 'expired')),
  version integer not null default 1,
  -- Whose rental it is: a user, or 'corporate-' and a corporate.
  asker_key text collate "C" not null,
  created_at timestamptz not null,
  changed_at timestamptz not null
);

-- The same asker has one rental of a listing that is not over.
create unique index rentals_once on rentals (listing_id, asker_key) where state <> 'withdrawn';
create index rentals_of_listing on rentals (listing_id, changed_at desc);

create table rental_parties (
  id text collate "C" primary key check (id ~ '^[a-z2-7]{12}$'),
  rental_id text collate "C" not null references rentals (id) on delete cascade,
  side text not null check (side in ('tenant', 'landlord')),
  -- 1 tenant, 2 landlord, 3 main agent, 4 co-agent, 5 occupier, 6 staff.
  actor_type smallint not null check (actor_type between 1 and 6),
  user_id text collate "C" references users (id) on delete set null,
  corporate_id text collate "C" references corporates (id) on delete set null,
  -- A lister without an account, until somebody claims it.
  lister_id text collate "C" references listers (id) on delete set null,
  -- As it was when they agreed; null before.
  name text check (name <> ''),
  joined_at timestamptz not null,
  left_at timestamptz,
  check (num_nonnulls(user_id, corporate_id, lister_id) <= 1),
  -- Only staff stand on either side.
  check (actor_type = 6 or (side = 'tenant') = (actor_type in (1, 4, 5)))
);

-- Nobody is a party twice, so nobody is ever on both sides, not even one after the other.
create unique index rental_parties_once_user on rental_parties (rental_id, user_id) where user_id is not null;
create unique index rental_parties_once_corporate on rental_parties (rental_id, corporate_id) where corporate_id is not null;
create unique index rental_parties_once_lister on rental_parties (rental_id, lister_id) where lister_id is not null;
create index rental_parties_of_user on rental_parties (user_id) where user_id is not null;
create index rental_parties_of_corporate on rental_parties (corporate_id) where corporate_id is not null;
create index rental_parties_of_lister on rental_parties (lister_id) where lister_id is not null;

create table offers (
  id text collate "C" primary key check (id ~ '^[a-z2-7]{12}$'),
  rental_id text collate "C" not null references rentals (id) on delete cascade,
  number integer not null check (number > 0),
  by_side text not null check (by_side in ('tenant', 'landlord')),
  by_party text collate "C" not null references rental_parties (id),
  -- As the contract's OfferTerms.
  terms jsonb not null,
  state text not null check (state in ('open', 'countered', 'accepted', 'declined', 'withdrawn', 'expired')),
  expires_at timestamptz not null,
  created_at timestamptz not null,
  -- What is let: the unit, or the listing where nobody named its unit; and which part of it for which days.
  let_of text collate "C" not null,
  part int4range not null,
  term daterange not null check (not isempty(term)),
  unique (rental_id, number)
);

create unique index offers_one_open on offers (rental_id) where state = 'open';
create unique index offers_one_accepted on offers (rental_id) where state = 'accepted';
-- The same part of a unit is agreed with one tenant at a time.
alter table offers add constraint offers_part_is_free
  exclude using gist (let_of with =, part with &&, term with &&) where (state = 'accepted');
create index offers_to_expire on offers (expires_at) where state = 'open';

create table rental_events (
  rental_id text collate "C" not null references rentals (id),
  number integer not null check (number > 0),
  at timestamptz not null,
  -- A party's id, or 'system'.
  actor text collate "C" not null,
  transition text not null,
  data jsonb not null,
  -- The seal of the event before, '' for the first; and sha256 of this one, in hexadecimal.
  previous text collate "C" not null,
  seal text collate "C" not null check (seal ~ '^[0-9a-f]{64}$'),
  primary key (rental_id, number),
  check ((number = 1) = (previous = ''))
);

create trigger rental_events_are_append_only before update or delete on rental_events
  for each statement execute function refuse_change_of_ledger();

create table renter_cards (
  user_id text collate "C" primary key references users (id) on delete cascade,
  occupiers jsonb not null,
  pets text not null default '',
  smokers boolean,
  income_band text check (income_band in ('below-4k', '4k-8k', '8k-15k', 'above-15k')),
  words text not null default '',
  version integer not null default 1,
  changed_at timestamptz not null
);

create table renter_card_shares (
  id text collate "C" primary key check (id ~ '^[a-z2-7]{12}$'),
  user_id text collate "C" not null references renter_cards (user_id) on delete cascade,
  rental_id text collate "C" not null references rentals (id) on delete cascade,
  shared_at timestamptz not null,
  ended_at timestamptz
);

create unique index renter_card_shares_once on renter_card_shares (user_id, rental_id) where ended_at is null;
create index renter_card_shares_of_rental on renter_card_shares (rental_id) where ended_at is null;

-- Conversations about a rental have all its parties.
alter table conversations drop constraint conversations_kind;
alter table conversations add constraint conversations_kind check (kind in ('listing', 'support', 'rental'));
