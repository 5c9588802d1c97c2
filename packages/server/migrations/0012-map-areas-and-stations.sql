-- Planning areas drawn on the map, and railway stations, as they were imported

create table map_areas (
  name text collate "C" primary key check (name <> ''),
  -- Path data of SVG on the plane of places/projection.ts.
  outline text not null check (outline <> ''),
  label_x integer not null,
  label_y integer not null
);

create table stations (
  code text collate "C" primary key check (code ~ '^[A-Z0-9/ -]{1,20}$'),
  -- Without 'MRT station' behind it; the stations of an interchange share it.
  name text not null check (name <> ''),
  is_open boolean not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180)
);
