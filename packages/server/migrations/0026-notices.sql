-- Notices: what waits for a person, or in a corporate for those of its people who may see to it

create table notices (
  id uuid primary key default gen_random_uuid(),
  user_id text collate "C" references users (id) on delete cascade,
  corporate_id text collate "C" references corporates (id) on delete cascade,
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  -- Id of what waits, within its kind.
  about text not null check (about <> ''),
  -- Whom of a corporate it is for; a person's own is always for everybody.
  audience text not null default 'everybody' check (audience in ('everybody', 'administrators')),
  -- The page where it is seen to.
  path text not null check (path ~ '^/([^/\\]|$)'),
  due_at timestamptz,
  -- It waits no longer once it is due, as an invitation that has ended.
  ends_when_due boolean not null default false,
  created_at timestamptz not null,
  seen_at timestamptz,
  check (num_nonnulls(user_id, corporate_id) = 1),
  check (user_id is null or audience = 'everybody'),
  check (not ends_when_due or due_at is not null),
  -- The same thing waits once for the same recipient.
  unique nulls not distinct (user_id, corporate_id, kind, about)
);

create index notices_of_user on notices (user_id, created_at desc) where user_id is not null;
create index notices_of_corporate on notices (corporate_id, created_at desc) where corporate_id is not null;
create index notices_by_matter on notices (kind, about);

-- An address waits to be confirmed as long as it is not the one that was. Profiles are written by many statements.
create function note_unconfirmed_email() returns trigger language plpgsql as $$
begin
  if new.email is null or new.email = new.proven_email then
    delete from notices where user_id = new.id and kind = 'email-unconfirmed';
  else
    insert into notices (user_id, kind, about, path, created_at)
      values (new.id, 'email-unconfirmed', new.id, '/profile/me', now()) on conflict do nothing;
  end if;
  return null;
end
$$;

create trigger users_email_is_noted after insert on users for each row
  when (new.email is not null) execute function note_unconfirmed_email();
create trigger users_email_change_is_noted after update on users for each row
  when ((old.email, old.proven_email) is distinct from (new.email, new.proven_email))
  execute function note_unconfirmed_email();

-- What waits already.
insert into notices (user_id, kind, about, path, created_at)
  select id, 'email-unconfirmed', id, '/profile/me', now() from users
  where email is not null and email is distinct from proven_email;
insert into notices (user_id, kind, about, path, due_at, created_at)
  select user_id, 'account-deletion', user_id, '/user/leaving', due_at, asked_at from account_deletions;
insert into notices (user_id, kind, about, path, due_at, ends_when_due, created_at)
  select u.id, 'invitation', i.id::text, '/dashboard', i.expires_at, true, i.created_at
  from invitations i join users u on u.email = i.email and u.proven_email = u.email
  where num_nonnulls(i.accepted_at, i.declined_at, i.withdrawn_at) = 0 and i.expires_at > now();
insert into notices (user_id, kind, about, path, created_at)
  select a.user_id, 'listing-reported', r.id::text, '/discover/' || l.id || '/' || l.slug, r.created_at
  from listing_reports r join listings l on l.id = r.listing_id join listers a on a.id = l.lister_id
  where r.settled_at is null and a.user_id is not null;
insert into notices (corporate_id, kind, about, audience, path, created_at)
  select id, 'company-unverified', id, 'administrators', '/account', created_at from corporates where verified_at is null;
