-- What the database stamps by itself goes by the clock that the sandbox may have moved; sessions stay with the real one

-- Empty where nobody moved the clock, as it always is in production.
create table moved_clock (
  is_only boolean primary key default true check (is_only),
  moved_by interval not null
);

create function current_moment() returns timestamptz language sql stable parallel safe as $$
  select now() + coalesce((select moved_by from moved_clock), interval '0')
$$;

alter table listers alter column created_at set default current_moment();
alter table listings alter column created_at set default current_moment();
alter table listings alter column updated_at set default current_moment();
alter table listings alter column live_since set default current_moment();
alter table imports alter column started_at set default current_moment();
alter table users alter column created_at set default current_moment();
alter table error_reports alter column created_at set default current_moment();
alter table outbox alter column created_at set default current_moment();
alter table corporates alter column created_at set default current_moment();
alter table organisations alter column created_at set default current_moment();
alter table memberships alter column created_at set default current_moment();

create or replace function note_rent_changed() returns trigger language plpgsql as $$
begin
  insert into listing_rents (listing_id, monthly_rent, ended_at) values (old.id, old.monthly_rent, current_moment());
  if new.monthly_rent < old.monthly_rent then
    new.previous_rent := old.monthly_rent;
    new.rent_changed_at := current_moment();
  elsif new.previous_rent <= new.monthly_rent then
    new.previous_rent := null;
    new.rent_changed_at := null;
  end if;
  return new;
end $$;

create or replace function note_live_again() returns trigger language plpgsql as $$
begin
  new.live_since := current_moment();
  return new;
end $$;
