-- Which corporate somebody acted for last, the secrets a switch has replaced, and that a corporate keeps an administrator

-- Whoever belongs to several acts for the last one from log-in on.
alter table memberships add column last_used_at timestamptz;

create index memberships_of_organisation on memberships (organisation_id) where organisation_id is not null;

-- Ids of sessions that go on under another secret: a request that was under way at the switch is no log-out.
create table replaced_sessions (
  id text collate "C" primary key,
  replaced_at timestamptz not null
);

create index replaced_sessions_by_age on replaced_sessions (replaced_at);

-- A corporate that has people has an administrator. Whoever takes one away waits for whoever else does, and looks afterwards.
create function keep_administrator() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.role = 'administrator' and new.corporate_id = old.corporate_id then
    return null;
  end if;
  perform from corporates where id = old.corporate_id for no key update;
  if not found then
    return null;
  end if;
  if exists (select from memberships where corporate_id = old.corporate_id and role = 'administrator') then
    return null;
  end if;
  -- Somebody whose account goes takes their membership along, unless others are left without an administrator.
  if not exists (select from users where id = old.user_id)
    and not exists (select from memberships where corporate_id = old.corporate_id) then
    return null;
  end if;
  raise exception 'A corporate keeps an administrator.'
    using errcode = 'check_violation', constraint = 'corporates_keep_an_administrator', table = 'memberships';
end
$$;

create trigger corporates_keep_an_administrator after update of role, corporate_id or delete on memberships
  for each row when (old.role = 'administrator') execute function keep_administrator();
