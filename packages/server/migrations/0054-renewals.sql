-- What a tenancy becomes later: addenda, the rent plan that pays for it, quotes for repairs

-- The tenancy that a rent plan pays for.
alter table services add column rental_id text collate "C" references rentals (id) on delete set null;
-- Later rents: [{from, monthlyRent}] in order.
alter table services add column rent_changes jsonb not null default '[]';
-- The last day of a tenancy that was ended early: no rent is due after it.
alter table services add column ends_on date;
create index services_by_rental on services (rental_id) where rental_id is not null;
create unique index services_of_rental on services (rental_id) where rental_id is not null and state in ('active', 'paused');

alter table repairs add column quote_cents integer check (quote_cents >= 0);

-- A proposed addendum can be refused before anybody signs.
alter table contracts drop constraint contracts_check;
alter table contracts add constraint contracts_check
  check ((state = 'draft') = (base_blob_id is null) or state in ('refused', 'expired', 'withdrawn'));

alter table rental_files drop constraint rental_files_kind_check;
alter table rental_files add constraint rental_files_kind_check
  check (kind in ('agreement', 'addendum', 'certificate', 'stamp-certificate', 'scan', 'photo', 'invoice', 'evidence'));
