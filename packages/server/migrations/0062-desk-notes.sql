-- What operators write to each other about what waits for them; only operators read it

create table desk_notes (
  id uuid primary key default gen_random_uuid(),
  about_kind text not null check (about_kind in ('listing', 'report', 'dispute')),
  about_id text collate "C" not null check (length(about_id) between 1 and 60),
  -- Null once the account is deleted; the note stays for the record.
  written_by text collate "C" references users (id) on delete set null,
  words text not null check (length(words) between 1 and 2000),
  written_at timestamptz not null
);

create index desk_notes_about on desk_notes (about_kind, about_id, written_at);
create index desk_notes_of_user on desk_notes (written_by) where written_by is not null;
