-- Tenancies from the keys to the returned deposit: states of the home, repairs, early ends, deductions

alter table rentals drop constraint rentals_state_check;
alter table rentals add constraint rentals_state_check check (state in ('talking', 'offered', 'agreed', 'contracting', 'signing', 'signed',
  'running', 'ending', 'ended', 'settled', 'withdrawn', 'expired'));
alter table rentals
  -- By the agreement, or as it was ended early.
  add column last_day date,
  -- When the first day came, and the home can be handed over.
  add column term_started_at timestamptz;
create index rentals_to_begin on rentals (id) where state = 'signed' and term_started_at is null;
create index rentals_to_end on rentals (last_day) where state in ('running', 'ending');

drop index rentals_once;
create unique index rentals_once on rentals (listing_id, asker_key) where state not in ('withdrawn', 'settled');

alter table rental_files drop constraint rental_files_kind_check;
alter table rental_files add constraint rental_files_kind_check
  check (kind in ('agreement', 'certificate', 'stamp-certificate', 'scan', 'photo', 'invoice', 'evidence'));

create table inspections (
  id text collate "C" primary key check (id ~ '^[a-z2-7]{12}$'),
  rental_id text collate "C" not null references rentals (id) on delete cascade,
  kind text not null check (kind in ('move-in', 'move-out', 'visit')),
  version integer not null default 1,
  -- As the contract's rooms, meters and keys.
  rooms jsonb not null,
  meters jsonb not null,
  keys jsonb not null,
  begun_by text collate "C" not null references rental_parties (id),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  frozen_at timestamptz
);
create unique index inspections_once on inspections (rental_id, kind) where kind <> 'visit';
create index inspections_of_rental on inspections (rental_id, created_at);

create table inspection_confirmations (
  inspection_id text collate "C" not null references inspections (id) on delete cascade,
  side text not null check (side in ('tenant', 'landlord')),
  party_id text collate "C" not null references rental_parties (id),
  confirmed_at timestamptz not null,
  primary key (inspection_id, side)
);

-- What both sides confirmed is evidence: nobody changes it.
create function refuse_change_of_frozen() returns trigger language plpgsql as $$
begin
  raise exception 'What both sides confirmed stays as it is.' using errcode = '23001', constraint = 'inspections_stay_frozen';
end $$;
create trigger inspections_stay_frozen before update on inspections
  for each row when (old.frozen_at is not null) execute function refuse_change_of_frozen();

create table repairs (
  id text collate "C" primary key check (id ~ '^[a-z2-7]{12}$'),
  rental_id text collate "C" not null references rentals (id) on delete cascade,
  number integer not null check (number > 0),
  state text not null check (state in ('reported', 'answered', 'invoiced', 'split', 'settled', 'closed')),
  version integer not null default 1,
  reported_by text collate "C" not null references rental_parties (id),
  words text not null check (words <> ''),
  urgency text not null check (urgency in ('emergency', 'soon', 'can-wait')),
  file_ids uuid[] not null default '{}',
  answer text check (answer <> ''),
  cents integer check (cents >= 0),
  invoice_file_id uuid,
  tenant_cents integer check (tenant_cents between 0 and cents),
  tenant_confirmed_at timestamptz,
  landlord_confirmed_at timestamptz,
  reported_at timestamptz not null,
  changed_at timestamptz not null,
  unique (rental_id, number),
  check ((cents is null) = (invoice_file_id is null)),
  check (state <> 'settled' or (tenant_confirmed_at is not null and landlord_confirmed_at is not null))
);

create table early_ends (
  rental_id text collate "C" primary key references rentals (id) on delete cascade,
  clause text not null check (clause in ('diplomatic', 'mutual', 'breach', 'destroyed', 'sale')),
  by_party text collate "C" not null references rental_parties (id),
  last_day date not null,
  file_ids uuid[] not null default '{}',
  created_at timestamptz not null
);

-- What the landlord wants to keep of the deposit; a later proposal takes the place of one before.
create table deductions (
  id text collate "C" primary key check (id ~ '^[a-z2-7]{12}$'),
  rental_id text collate "C" not null references rentals (id) on delete cascade,
  -- Each with an id, words, cents and the ids of its files.
  items jsonb not null,
  cents integer not null check (cents >= 0),
  state text not null check (state in ('proposed', 'agreed', 'disputed')),
  dispute text check (dispute <> ''),
  proposed_by text collate "C" not null references rental_parties (id),
  created_at timestamptz not null,
  superseded_at timestamptz,
  check ((state = 'disputed') = (dispute is not null))
);
create unique index deductions_one_stands on deductions (rental_id) where superseded_at is null;

create table deposit_returns (
  rental_id text collate "C" not null references rentals (id) on delete cascade,
  side text not null check (side in ('tenant', 'landlord')),
  cents integer not null check (cents >= 0),
  returned_on date not null,
  party_id text collate "C" not null references rental_parties (id),
  said_at timestamptz not null,
  primary key (rental_id, side)
);
