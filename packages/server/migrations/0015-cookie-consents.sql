-- The ledger of what people allow in cookies: rows are added, never changed and never taken away

create table cookie_consents (
  id bigint generated always as identity primary key,
  -- 128 random bits from the cookie: they name a browser and say nothing about the person.
  consent_id text collate "C" not null check (consent_id ~ '^[A-Za-z0-9_-]{22}$'),
  -- Who was signed in. No reference: the ledger outlives the account, and nothing may change its rows.
  user_id text collate "C",
  preferences boolean not null,
  statistics boolean not null,
  action text not null check (action in ('accept', 'reject', 'custom', 'withdraw')),
  -- Which question was answered.
  revision text not null check (length(revision) between 1 and 40),
  surface text check (surface in ('banner', 'page', 'signal')),
  -- Whether the browser sent Global Privacy Control.
  has_signal boolean not null,
  -- Family of the browser only, such as Firefox; no address, no version.
  browser text not null,
  chosen_at timestamptz not null,
  check (action <> 'accept' or (preferences and statistics)),
  check (action not in ('reject', 'withdraw') or not (preferences or statistics))
);

create index cookie_consents_by_browser on cookie_consents (consent_id, id);
create index cookie_consents_by_user on cookie_consents (user_id, id) where user_id is not null;

create function refuse_change_of_ledger() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger % is append-only: its rows are neither changed nor deleted.', tg_table_name
    using errcode = 'restrict_violation';
end
$$;

create trigger cookie_consents_are_kept before update or delete or truncate on cookie_consents
  for each statement execute function refuse_change_of_ledger();
