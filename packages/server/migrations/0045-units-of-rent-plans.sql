-- Rent plans belong to the unit of their payee

alter table services add column unit_id text collate "C" references units (id) on delete set null;
create index services_of_unit on services (unit_id) where unit_id is not null;

-- A floor or unit in one form, whatever its case and leading zeros.
create function simplify_unit_number(written text) returns text language sql immutable as $$
  select ltrim(regexp_replace(upper(coalesce(written, '')), '[^A-Z0-9]', '', 'g'), '0')
$$;

-- The unit at the address of a service that its payee, or a company they belong to, owns; null if there is none.
create function find_unit_of_service(service services) returns text language sql stable as $$
  select u.id from payees y, payee_user_id(y) as owner, units u
  where y.id = service.payee_id and u.postal_code = service.postal_code
    and simplify_unit_number(u.floor) = simplify_unit_number(service.floor)
    and simplify_unit_number(u.unit) = simplify_unit_number(service.unit)
    and (u.owner_user_id = owner
      or exists (select from memberships m where m.corporate_id = u.owner_corporate_id and m.user_id = owner))
  order by u.created_at, u.id limit 1
$$;

create function set_unit_of_service() returns trigger language plpgsql as $$
begin
  new.unit_id := find_unit_of_service(new);
  return new;
end $$;
create trigger services_set_unit before insert or update of payee_id on services
  for each row when (new.type = 'pay') execute function set_unit_of_service();

update services s set unit_id = find_unit_of_service(s) where s.type = 'pay' and s.state <> 'ended';
