-- Files of the last builds, so that pages of an older one find their scripts and styles.
create table builds (
  digest text primary key check (digest ~ '^[0-9a-f]{64}$'),
  -- Paths of its files.
  paths text[] not null,
  started_at timestamptz not null default now()
);

-- Fingerprinted files: what has one path is the same in every build.
create table build_files (
  path text primary key check (path like '/assets/%'),
  bytes bytea not null
);
