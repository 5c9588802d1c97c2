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

create function notify_articles_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('articles_changed', '');
  return null;
end $$;

create trigger articles_changed after insert or update or delete or truncate on articles
  for each statement execute function notify_articles_changed();

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
  -- sha256 of the token of the links in the mails.
  token_hash text collate "C" not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null,
  confirmed_at timestamptz,
  unique (waitlist, contact_digest)
);

create index waitlist_entries_in_queue on waitlist_entries (waitlist, confirmed_at, id) where confirmed_at is not null;
create index waitlist_entries_unconfirmed on waitlist_entries (created_at) where confirmed_at is null;
create index waitlist_entries_of_email on waitlist_entries (lower(email));
