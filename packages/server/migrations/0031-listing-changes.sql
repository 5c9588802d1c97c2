-- Changes of the listings are noted by id: who keeps listings in memory reads what they are now

delete from listing_changes;
update listing_versions set forgotten = version;
alter table listing_changes drop column cells;
-- The listings one statement changed that were live before or are live since.
alter table listing_changes add column ids text[] collate "C" not null;

create or replace function note_listings_changed() returns trigger language plpgsql as $$
declare
  most_ids constant integer := 20000;
  kept_changes constant integer := 200;
  changed_rows text := case tg_op
    when 'INSERT' then 'select id, status from new_rows'
    when 'DELETE' then 'select id, status from old_rows'
    when 'UPDATE' then 'select id, status from new_rows union all select id, status from old_rows'
  end;
  is_touched boolean := true;
  noted text[];
  reached bigint;
begin
  if changed_rows is not null then
    execute format($statement$
      select array_agg(distinct id) filter (where status = 'live'), count(*) > 0 from (%s) as changed$statement$, changed_rows)
      into noted, is_touched;
  end if;
  if not is_touched then return null; end if;
  insert into listing_versions (backend, version) values (pg_backend_pid(), 1)
    on conflict (backend) do update set version = listing_versions.version + 1
    returning version into reached;
  if changed_rows is null or cardinality(noted) > most_ids then
    update listing_versions set forgotten = reached where backend = pg_backend_pid();
  elsif noted is not null then
    insert into listing_changes (backend, version, ids) values (pg_backend_pid(), reached, noted);
  end if;
  if reached % kept_changes = 0 then
    delete from listing_changes where backend = pg_backend_pid() and version <= reached - kept_changes;
    update listing_versions set forgotten = greatest(forgotten, reached - kept_changes) where backend = pg_backend_pid();
  end if;
  perform pg_notify('listings_changed', '');
  return null;
end $$;
