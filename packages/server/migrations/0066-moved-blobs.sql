-- Bytes can be in S3 instead of here. The row stays, and says where they are.
alter table blobs
  alter column bytes drop not null,
  add column stored_in text not null default 'table' check (stored_in in ('table', 's3')),
  -- When its object was last about to be written; null as long as there can't be one.
  add column object_asked_at timestamptz,
  add check ((stored_in = 's3') = (bytes is null)),
  add check (stored_in = 'table' or object_asked_at is not null);

create index blobs_in_table on blobs (created_at) where stored_in = 'table';
create index blobs_in_s3 on blobs (id) where stored_in = 's3';

-- Objects that no row needs any more. Bytes whose object is listed here aren't moved, so that the object of a new row is never deleted.
create table blob_deletions (
  id text collate "C" primary key,
  -- Later than anybody can still be writing or reading the object.
  due_at timestamptz not null default now() + interval '10 minutes'
);

create index blob_deletions_due on blob_deletions (due_at);

create function queue_object_deletion() returns trigger language plpgsql as $$
begin
  insert into blob_deletions (id) values (old.id) on conflict (id) do update set due_at = excluded.due_at;
  return null;
end $$;

create trigger blobs_leave_no_object after delete on blobs
  for each row when (old.object_asked_at is not null) execute function queue_object_deletion();

-- Where bytes belong when S3 is configured; without a row, in S3. `sewa blobs back` says 'table'.
create table blob_home (
  is_only boolean primary key default true check (is_only),
  stored_in text not null check (stored_in in ('table', 's3'))
);
