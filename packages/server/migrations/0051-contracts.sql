-- Agreements: drafts, their frozen bytes, signatures one after the other, checks, stamp duty, and the papers of a rental

alter table rentals drop constraint rentals_state_check;
alter table rentals add constraint rentals_state_check
  check (state in ('talking', 'offered', 'agreed', 'contracting', 'signing', 'signed', 'withdrawn', 'expired'));

create table contracts (
  id text collate "C" primary key check (id ~ '^[a-z2-7]{12}$'),
  rental_id text collate "C" not null references rentals (id) on delete cascade,
  number integer not null check (number > 0),
  kind text not null check (kind in ('agreement', 'addendum')),
  -- `refused`, `expired` and `withdrawn` have ended.
  state text not null check (state in ('draft', 'signing', 'signed', 'refused', 'expired', 'withdrawn')),
  template_version integer not null check (template_version > 0),
  -- What fills the blanks of the template; and what filled them when the other side last changed or read them.
  blanks jsonb not null,
  earlier_blanks jsonb,
  -- The terms it carries out, frozen.
  terms jsonb not null,
  drafted_by text collate "C" not null references rental_parties (id),
  tenant_sent_at timestamptz,
  landlord_sent_at timestamptz,
  -- The bytes as they are now, and as they were before the first signature.
  blob_id text collate "C" not null references blobs (id),
  base_blob_id text collate "C" references blobs (id),
  expires_at timestamptz,
  first_signed_at timestamptz,
  signed_at timestamptz,
  certificate_blob_id text collate "C" references blobs (id),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique (rental_id, number),
  check ((state = 'draft') = (base_blob_id is null) or state = 'withdrawn'),
  check ((base_blob_id is null) = (expires_at is null)),
  check ((state = 'signed') = (signed_at is not null)),
  check (state <> 'signed' or (first_signed_at is not null and certificate_blob_id is not null))
);

-- One agreement at a time is written or signed, and a rental has one that is signed.
create unique index contracts_one_open on contracts (rental_id, kind) where state in ('draft', 'signing');
create unique index contracts_one_signed on contracts (rental_id) where kind = 'agreement' and state = 'signed';
create index contracts_to_expire on contracts (expires_at) where state = 'signing';
create index contracts_of_blob on contracts (blob_id);
create index contracts_of_base_blob on contracts (base_blob_id) where base_blob_id is not null;
create index contracts_of_certificate on contracts (certificate_blob_id) where certificate_blob_id is not null;

-- Where somebody signs, in order. Whose turn it is follows from who has signed.
create table contract_places (
  contract_id text collate "C" not null references contracts (id) on delete cascade,
  place text collate "C" not null check (place <> ''),
  position integer not null check (position > 0),
  party_id text collate "C" not null references rental_parties (id),
  -- As they have to type it.
  name text not null check (name <> ''),
  -- Where its box is, in points from the top left of the page.
  page integer not null check (page > 0),
  x double precision not null,
  y double precision not null,
  way text check (way in ('own', 'singpass', 'paper')),
  -- Who signed: the party, or somebody for a company; and the name in the certificate or as typed.
  signed_by text collate "C" references users (id) on delete set null,
  signed_name text,
  -- How they proved who they are.
  proof text,
  sha256_before text collate "C" check (sha256_before ~ '^[0-9a-f]{64}$'),
  sha256_after text collate "C" check (sha256_after ~ '^[0-9a-f]{64}$'),
  has_timestamp boolean,
  signed_at timestamptz,
  -- A scan of what was signed on paper, until the other side confirms it.
  scan_file_id uuid references files (id) on delete set null,
  scan_sha256 text collate "C" check (scan_sha256 ~ '^[0-9a-f]{64}$'),
  scan_sent_at timestamptz,
  confirmed_by text collate "C" references rental_parties (id),
  reminded_at timestamptz,
  primary key (contract_id, place),
  unique (contract_id, position),
  check ((signed_at is null) = (sha256_after is null) and (signed_at is null) = (sha256_before is null)),
  check (signed_at is null or (way is not null and signed_name is not null)),
  check (scan_sent_at is null or way = 'paper')
);
create index contract_places_of_party on contract_places (party_id);

-- Each signature extends the bytes of exactly one revision; every revision is kept.
create table contract_revisions (
  contract_id text collate "C" not null references contracts (id) on delete cascade,
  number integer not null check (number >= 0),
  blob_id text collate "C" not null references blobs (id),
  created_at timestamptz not null,
  primary key (contract_id, number)
);
create index contract_revisions_of_blob on contract_revisions (blob_id);

create table sign_sessions (
  -- The provider's.
  request_id text collate "C" primary key,
  contract_id text collate "C" not null,
  place text collate "C" not null,
  -- Encrypted: with it the provider answers where the request stands.
  exchange_code bytea not null,
  signing_url text not null,
  sent_sha256 text collate "C" not null check (sent_sha256 ~ '^[0-9a-f]{64}$'),
  state text not null check (state in ('open', 'signed', 'cancelled', 'expired', 'failed')),
  -- Why it failed, in words for both sides.
  failure text,
  begun_by text collate "C" references users (id) on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ask_at timestamptz,
  asks integer not null default 0,
  ended_at timestamptz,
  foreign key (contract_id, place) references contract_places (contract_id, place) on delete cascade,
  check ((state = 'open') = (ended_at is null)),
  check ((state = 'open') = (ask_at is not null))
);
-- A session locks the bytes it was given: another one on the same bytes must lose.
create unique index sign_sessions_one_open on sign_sessions (contract_id) where state = 'open';
create index sign_sessions_to_ask on sign_sessions (ask_at) where state = 'open';

-- What the landlord's side looked at. Never a copy of a pass.
create table rental_checks (
  id text collate "C" primary key check (id ~ '^[a-z2-7]{12}$'),
  rental_id text collate "C" not null references rentals (id) on delete cascade,
  kind text not null check (kind in ('passes-seen', 'agent-register', 'hdb-approval')),
  checked_on date not null,
  -- Whose pass: a party, or an occupier of the terms by its index.
  party_id text collate "C" references rental_parties (id),
  occupier smallint check (occupier >= 0),
  reference text check (reference <> ''),
  checked_by text collate "C" not null references rental_parties (id),
  created_at timestamptz not null,
  check ((kind = 'passes-seen') = (num_nonnulls(party_id, occupier) = 1))
);
create index rental_checks_of_rental on rental_checks (rental_id, created_at);

-- What belongs to a rental, for both of its sides: it stays when one of them deletes their account.
create table rental_files (
  rental_id text collate "C" not null references rentals (id) on delete cascade,
  file_id uuid not null references files (id) on delete cascade,
  kind text not null check (kind in ('agreement', 'certificate', 'stamp-certificate', 'scan')),
  name text not null check (name <> ''),
  valid_until date,
  purge_on date,
  added_by text collate "C" references rental_parties (id),
  added_at timestamptz not null,
  reminded_at timestamptz,
  primary key (rental_id, file_id)
);
create index rental_files_of_file on rental_files (file_id);
create index rental_files_to_remind on rental_files (valid_until) where valid_until is not null and reminded_at is null;

create table stampings (
  id text collate "C" primary key check (id ~ '^[a-z2-7]{12}$'),
  contract_id text collate "C" not null references contracts (id) on delete cascade,
  certificate text not null check (certificate <> ''),
  -- What was paid, and what we had worked out when it was noted, in cents.
  cents integer not null check (cents >= 0),
  expected_cents integer check (expected_cents >= 0),
  file_id uuid references files (id) on delete set null,
  noted_by text collate "C" not null references rental_parties (id),
  created_at timestamptz not null,
  superseded_at timestamptz
);
create unique index stampings_one_stands on stampings (contract_id) where superseded_at is null;

-- Files of a rental outlive the account of whoever sent them.
alter table files alter column user_id drop not null;

-- The key and certificate of our seal, encrypted, where no other is set.
create table document_seals (
  one boolean primary key default true check (one),
  sealed bytea not null
);

-- The address by which a calendar program reads somebody's days.
create table calendar_feeds (
  user_id text collate "C" primary key references users (id) on delete cascade,
  secret_hash text collate "C" not null unique check (secret_hash ~ '^[0-9a-f]{64}$'),
  -- Encrypted, to show the address again.
  secret bytea not null,
  created_at timestamptz not null
);

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
    and not exists (select from articles a where a.cover_blob_id = b.id)
    and not exists (select from contracts c where c.blob_id = b.id)
    and not exists (select from contracts c where c.base_blob_id = b.id)
    and not exists (select from contracts c where c.certificate_blob_id = b.id)
    and not exists (select from contract_revisions v where v.blob_id = b.id);
end $$;

create function delete_unused_papers() returns trigger language plpgsql as $$
declare
  unused text;
begin
  foreach unused in array array_remove(array[old.blob_id, old.base_blob_id, old.certificate_blob_id], null) loop
    perform delete_blob_unless_used(unused);
  end loop;
  return null;
end $$;

create trigger contracts_leave_no_bytes after delete or update of blob_id, base_blob_id, certificate_blob_id on contracts
  for each row execute function delete_unused_papers();
create trigger contract_revisions_leave_no_bytes after delete on contract_revisions
  for each row execute function delete_unused_blob();

alter table log_in_attempts
  drop constraint log_in_attempts_proof_for_check,
  add constraint log_in_attempts_proof_for_check check (proof_for in ('contact', 'export', 'leave', 'payment', 'sign'));
