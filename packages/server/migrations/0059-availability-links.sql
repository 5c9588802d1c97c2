-- The links in mails that ask whether homes are still available; whoever has one answers without logging in.
create table availability_links (
  -- sha256 of the link's secret.
  id text collate "C" primary key check (id ~ '^[0-9a-f]{64}$'),
  -- Whom the mail went to.
  user_id text collate "C" not null references users (id) on delete cascade,
  listing_ids text[] not null check (cardinality(listing_ids) > 0),
  created_at timestamptz not null
);

create index availability_links_of_user on availability_links (user_id);
