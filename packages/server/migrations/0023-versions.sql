-- How often what people change from more than one page was changed: searches, organisations, memberships, profiles

alter table saved_searches add column version integer not null default 1;
alter table organisations add column version integer not null default 1;
alter table memberships add column version integer not null default 1;
alter table users add column version integer not null default 1;

create function count_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end
$$;

-- Only what a page shows to be changed counts: not when a search was looked at, or a membership used.
create trigger saved_searches_version before update on saved_searches for each row
  when ((old.name, old.frequency, old.is_paused) is distinct from (new.name, new.frequency, new.is_paused))
  execute function count_version();

create trigger organisations_version before update on organisations for each row
  when ((old.name, old.closed_at) is distinct from (new.name, new.closed_at))
  execute function count_version();

create trigger memberships_version before update on memberships for each row
  when ((old.role, old.organisation_id) is distinct from (new.role, new.organisation_id))
  execute function count_version();

create trigger users_version before update on users for each row
  when ((old.name, old.email, old.phone_number, old.residential_status, old.pass_type)
    is distinct from (new.name, new.email, new.phone_number, new.residential_status, new.pass_type))
  execute function count_version();
