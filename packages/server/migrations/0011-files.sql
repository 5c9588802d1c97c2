-- Files people upload, given only to those who may read them, and only once nothing was found in them

create table files (
  id uuid primary key default gen_random_uuid(),
  user_id text collate "C" not null references users (id) on delete cascade,
  -- As its content says, whatever it was sent as.
  content_type text not null
    check (content_type in ('application/pdf', 'image/jpeg', 'image/png', 'image/webp')),
  sha256 text collate "C" not null check (sha256 ~ '^[0-9a-f]{64}$'),
  byte_length integer not null check (byte_length > 0),
  -- Null once a virus was found: nothing of the file is stored then.
  blob_id text collate "C" references blobs (id),
  state text not null check (state in ('checking', 'ready', 'refused')),
  created_at timestamptz not null,
  -- When it is next given to the scanner, and how often it was.
  check_due_at timestamptz,
  check_attempts integer not null default 0 check (check_attempts >= 0),
  check ((state = 'refused') = (blob_id is null)),
  check ((state = 'checking') = (check_due_at is not null))
);

create index files_of_user on files (user_id, created_at);
create index files_of_blob on files (blob_id);
create index files_to_check on files (check_due_at) where state = 'checking';
create index listing_pictures_of_blob on listing_pictures (blob_id);

-- Bytes go with the last row that shows them.
create function delete_unused_blob() returns trigger language plpgsql as $$
begin
  -- Whoever puts the same bytes at this moment holds the row until their commit; the next statement sees theirs.
  perform from blobs where id = old.blob_id for update;
  delete from blobs b where b.id = old.blob_id
    and not exists (select from files f where f.blob_id = b.id)
    and not exists (select from listing_pictures p where p.blob_id = b.id);
  return null;
end
$$;

create trigger files_leave_no_bytes after delete or update of blob_id on files
  for each row when (old.blob_id is not null) execute function delete_unused_blob();
