-- What stands near homes besides stations, and where each postal code is, as they were imported

create table places (
  kind text not null check (kind in ('hawker-centre', 'mall', 'primary-school')),
  name text collate "C" not null check (name <> ''),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  primary key (kind, name)
);

create table postal_codes (
  code text collate "C" primary key check (code ~ '^[0-9]{6}$'),
  block text,
  street text,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180)
);
