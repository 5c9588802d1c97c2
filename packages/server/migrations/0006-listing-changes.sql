-- What searches by rent, day, area and amenities need, and the changes that counts kept in memory are fed with

-- One bit for each amenity, so that amenities can be counted without opening a list for each.
alter table listings add column amenity_mask smallint not null generated always as ((
  ((amenities @> '{0}'::smallint[])::integer << 0) | ((amenities @> '{1}'::smallint[])::integer << 1) |
  ((amenities @> '{2}'::smallint[])::integer << 2) | ((amenities @> '{3}'::smallint[])::integer << 3) |
  ((amenities @> '{4}'::smallint[])::integer << 4) | ((amenities @> '{5}'::smallint[])::integer << 5) |
  ((amenities @> '{6}'::smallint[])::integer << 6) | ((amenities @> '{7}'::smallint[])::integer << 7) |
  ((amenities @> '{8}'::smallint[])::integer << 8) | ((amenities @> '{9}'::smallint[])::integer << 9))::smallint) stored;

drop index listings_facets;
create index listings_facets on listings
  (district, property_type, property_sub_type, number_of_bedrooms, number_of_bathrooms, furniture_status)
  include (amenity_mask) where status = 'live';
create index listings_available on listings (available_from) where status = 'live' and available_from is not null;

-- Changes up to this version are kept no longer: who has not heard of them counts everything again.
alter table listing_versions add column forgotten bigint not null default 0;

-- What one statement changed in the counts of live listings: [district, type, sub-type, bedrooms, bathrooms, furnishing,
-- listings, listings with amenity 0, ... 9], where the numbers may be negative.
create table listing_changes (
  backend integer not null,
  version bigint not null,
  cells json not null,
  primary key (backend, version)
);

-- The tables of a statement's rows exist only in the trigger that names them, so the statement is put together by what happened.
create function note_listings_changed() returns trigger language plpgsql as $$
declare
  most_cells constant integer := 1000;
  kept_changes constant integer := 200;
  changed_rows text := case tg_op
    when 'INSERT' then 'select 1 as way, n.* from new_rows n'
    when 'DELETE' then 'select -1 as way, o.* from old_rows o'
    when 'UPDATE' then 'select 1 as way, n.* from new_rows n union all select -1, o.* from old_rows o'
  end;
  is_touched boolean := true;
  noted json;
  reached bigint;
begin
  if changed_rows is not null then
    execute format($statement$
      select json_agg(json_build_array(d, t, s, b, h, f, n, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9))
          filter (where (n, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9) <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        count(*) > 0
      from (
        select status, district as d, property_type as t, property_sub_type as s,
          case when number_of_bedrooms > 5 then 5 else number_of_bedrooms end as b,
          case when number_of_bathrooms > 5 then 5 else number_of_bathrooms end as h, furniture_status as f,
          case when status = 'live' then sum(way) else 0 end as n,
          case when status = 'live' then sum(way * (amenity_mask & 1)) else 0 end as a0,
          case when status = 'live' then sum(way * (amenity_mask >> 1 & 1)) else 0 end as a1,
          case when status = 'live' then sum(way * (amenity_mask >> 2 & 1)) else 0 end as a2,
          case when status = 'live' then sum(way * (amenity_mask >> 3 & 1)) else 0 end as a3,
          case when status = 'live' then sum(way * (amenity_mask >> 4 & 1)) else 0 end as a4,
          case when status = 'live' then sum(way * (amenity_mask >> 5 & 1)) else 0 end as a5,
          case when status = 'live' then sum(way * (amenity_mask >> 6 & 1)) else 0 end as a6,
          case when status = 'live' then sum(way * (amenity_mask >> 7 & 1)) else 0 end as a7,
          case when status = 'live' then sum(way * (amenity_mask >> 8 & 1)) else 0 end as a8,
          case when status = 'live' then sum(way * (amenity_mask >> 9 & 1)) else 0 end as a9
        from (%s) as changed group by 1, 2, 3, 4, 5, 6, 7
      ) as cell$statement$, changed_rows) into noted, is_touched;
  end if;
  if not is_touched then return null; end if;
  insert into listing_versions (backend, version) values (pg_backend_pid(), 1)
    on conflict (backend) do update set version = listing_versions.version + 1
    returning version into reached;
  if changed_rows is null or json_array_length(noted) > most_cells then
    update listing_versions set forgotten = reached where backend = pg_backend_pid();
  elsif noted is not null then
    insert into listing_changes (backend, version, cells) values (pg_backend_pid(), reached, noted);
  end if;
  if reached % kept_changes = 0 then
    delete from listing_changes where backend = pg_backend_pid() and version <= reached - kept_changes;
    update listing_versions set forgotten = greatest(forgotten, reached - kept_changes) where backend = pg_backend_pid();
  end if;
  perform pg_notify('listings_changed', '');
  return null;
end $$;

drop trigger listings_changed on listings;
create trigger listings_added after insert on listings referencing new table as new_rows
  for each statement execute function note_listings_changed();
create trigger listings_altered after update on listings referencing old table as old_rows new table as new_rows
  for each statement execute function note_listings_changed();
create trigger listings_removed after delete on listings referencing old table as old_rows
  for each statement execute function note_listings_changed();
create trigger listings_emptied after truncate on listings
  for each statement execute function note_listings_changed();
