-- What each side of an ownership dispute says, and the files that prove it

create table dispute_statements (
  dispute_id uuid not null references unit_disputes (id) on delete cascade,
  side text not null check (side in ('owner', 'claimant')),
  words text check (length(words) between 1 and 4000),
  file_ids uuid[] not null default '{}',
  written_by text collate "C" references users (id) on delete cascade,
  written_at timestamptz not null,
  primary key (dispute_id, side)
);

create index dispute_statements_of_user on dispute_statements (written_by) where written_by is not null;
