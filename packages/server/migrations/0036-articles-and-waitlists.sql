-- Articles with their previews, and waitlists with their entries

create table articles (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('blog', 'story', 'news')),
  slug text collate "C" not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 100),
  language text collate "C" not null default 'en' check (language ~ '^[a-z]{2}(-[A-Z]{2})?$'),
  title text not null check (length(title) between 1 and 120),
  summary text not null check (length(summary) between 1 and 300),
  -- Markdown.
  body text not null check (length(body) <= 100000),
  author text not null check (length(author) between 1 and 100),
  cover_blob_id text collate "C" references blobs (id),
  cover_alt text not null default '' check (length(cover_alt) <= 200),
  cover_width integer check (cover_width > 0),
  cover_height integer check (cover_height > 0),
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'published')),
  -- When it was published or is to be.
  published_at timestamptz,
  version integer not null default 1,
  -- Digest of the imported file; null once an editor changed the article.
  imported_hash text collate "C",
  created_at timestamptz not null default current_moment(),
  updated_at timestamptz not null default current_moment(),
  unique (kind, language, slug),
  check (state = 'draft' or published_at is not null),
  check (num_nonnulls(cover_blob_id, cover_width, cover_height) in (0, 3))
);

create index articles_newest on articles (kind, language, published_at desc, id desc) where state = 'published';
create index articles_to_publish on articles (published_at) where state = 'scheduled';
create index articles_of_blob on articles (cover_blob_id) where cover_blob_id is not null;

create function delete_blob_unless_used(unused text) returns void language plpgsql as $$
begin
  -- Whoever puts the same bytes at this moment holds the row until their commit; the next statement sees theirs.
  perform from blobs where id = unused for update;
  delete from blobs b where b.id = unused
    and not exists (select from files f where f.blob_id = b.id)
    and not exists (select from listing_pictures p where p.blob_id = b.id)
    and not exists (select from articles a where a.cover_blob_id = b.id);
end $$;

create or replace function delete_unused_blob() returns trigger language plpgsql as $$
begin
  perform delete_blob_unless_used(old.blob_id);
  return null;
end $$;

create function delete_unused_cover() returns trigger language plpgsql as $$
begin
  perform delete_blob_unless_used(old.cover_blob_id);
  return null;
end $$;

create trigger articles_leave_no_bytes after delete or update of cover_blob_id on articles
  for each row when (old.cover_blob_id is not null) execute function delete_unused_cover();

-- Tells processes that keep public pages whenever one of them may have changed.
create function notify_content_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('content_changed', '');
  return null;
end $$;

create trigger content_changed after insert or update or delete or truncate on articles
  for each statement execute function notify_content_changed();

create table article_previews (
  -- sha256 of the link's token, which is stored nowhere.
  id text collate "C" primary key check (id ~ '^[0-9a-f]{64}$'),
  article_id uuid not null references articles (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create index article_previews_of_article on article_previews (article_id);

create table waitlists (
  -- Its address without the first slash.
  name text collate "C" primary key check (name ~ '^(dubai/)?[a-z0-9]+(-[a-z0-9]+)*$' and length(name) <= 100),
  title text not null check (length(title) between 1 and 120),
  summary text not null check (length(summary) between 1 and 500),
  country text not null default 'SG' check (country in ('SG', 'AE')),
  asks_phone boolean not null default false,
  state text not null default 'open' check (state in ('open', 'closed')),
  created_at timestamptz not null default current_moment()
);

create table waitlist_entries (
  id uuid primary key default gen_random_uuid(),
  waitlist text collate "C" not null references waitlists (name) on delete cascade,
  -- sha256 of the email address in lower case.
  contact_digest text collate "C" not null check (contact_digest ~ '^[0-9a-f]{64}$'),
  name text not null check (length(name) between 1 and 100),
  email text not null check (email <> ''),
  phone_number text,
  consent_version text not null,
  consent_text text not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  -- When the last mail was queued, by the real clock.
  mailed_at timestamptz not null,
  unique (waitlist, contact_digest)
);

create index waitlist_entries_in_queue on waitlist_entries (waitlist, confirmed_at, id) where confirmed_at is not null;
create index waitlist_entries_unconfirmed on waitlist_entries (created_at) where confirmed_at is null;
create index waitlist_entries_of_email on waitlist_entries (lower(email));

create table waitlist_links (
  -- sha256 of the token of a link in a mail, which is stored nowhere.
  id text collate "C" primary key check (id ~ '^[0-9a-f]{64}$'),
  entry_id uuid not null references waitlist_entries (id) on delete cascade
);

create index waitlist_links_of_entry on waitlist_links (entry_id);

create trigger content_changed after insert or update or delete or truncate on waitlists
  for each statement execute function notify_content_changed();

insert into waitlists (name, title, summary, country, asks_phone)
select place.prefix || list.name, list.title || place.ending, list.summary, place.country, list.asks_phone
  from (values
    ('', 'SG', ''),
    ('dubai/', 'AE', ' in Dubai')
  ) as place (prefix, country, ending),
  (values
    ('waitlist', 'Deposit-free move-in and rent payment',
      'We''re working on two things for tenants: moving in without paying a deposit up front, and rent that is paid from your bank account. Neither is available yet. Join the list, and we''ll email you when one opens.',
      true),
    ('dateideas', 'Date ideas close to home',
      'A guide to evenings out near the home you rent. We haven''t published it yet. Join the list, and we''ll email you when it''s out.',
      false),
    ('crescendas', 'News for your building',
      'Offers for the people who live and work in your building. None is open yet. Join the list, and we''ll email you when the first one is.',
      false),
    ('agent-waitlist', 'Tools for agents',
      'Listings, viewings and contracts of all your clients in one place. These tools aren''t available yet. Join the list, and we''ll email you when you can try them.',
      true),
    ('sewa-advance', 'Sewa Advance',
      'For owners: get rent of a signed contract before it''s due. This service isn''t available yet, and its terms aren''t final. Join the list, and we''ll email you when it opens.',
      true),
    ('sewa-advance-upfront', 'Sewa Advance Upfront',
      'For owners: get several months'' rent in one payment at the start of a tenancy. This service isn''t available yet, and its terms aren''t final. Join the list, and we''ll email you when it opens.',
      true)
  ) as list (name, title, summary, asks_phone);
