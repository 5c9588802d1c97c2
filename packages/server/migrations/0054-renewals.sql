-- What a tenancy becomes later: addenda, the rent plan that pays for it, quotes for repairs

-- The tenancy that a rent plan pays for.
alter table services add column rental_id text collate "C" references rentals (id) on delete set null;
create unique index services_of_rental on services (rental_id) where rental_id is not null and state in ('active', 'paused');

alter table repairs add column quote_cents integer check (quote_cents >= 0);
