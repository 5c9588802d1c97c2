-- Which corporates were confirmed to be who they say they are, and which of them operate the product

alter table corporates
  -- When it was confirmed that the entity number is theirs; null while somebody only typed it.
  add column verified_at timestamptz,
  add column verified_by text check (verified_by in ('operator', 'issuer', 'sample')),
  -- Since when its members operate the product.
  add column operator_since timestamptz,
  add constraint corporates_are_verified_by_somebody check ((verified_at is null) = (verified_by is null)),
  -- Whoever confirms others is confirmed.
  add constraint operators_are_verified check (operator_since is null or verified_at is not null);

update corporates set verified_at = created_at, verified_by = 'sample' where id like 'sample-%';

-- A number that was only typed locks nobody out: many may claim one, and one of them is confirmed.
alter table corporates drop constraint corporates_uen_key;
create unique index corporates_by_verified_uen on corporates (uen) where verified_at is not null;
create index corporates_by_claimed_uen on corporates (uen, created_at) where verified_at is null;

-- The company for which somebody last logged in at an issuer that vouches for companies too.
alter table identities add column entity_number text;
