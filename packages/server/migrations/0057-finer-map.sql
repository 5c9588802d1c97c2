-- The plane of the map is 10,000 units wide, not 1,000, and has roads

-- Every number of an outline but 0 gets a 0 behind it.
update map_areas set outline = regexp_replace(outline, '([1-9][0-9]*)', '\10', 'g'),
  label_x = 10 * label_x, label_y = 10 * label_y;

-- At most one row.
create table map_roads (
  is_only boolean primary key default true check (is_only),
  -- Path data of SVG on the plane of places/projection.ts.
  path text not null check (path <> '')
);
