-- Enquiries with their conversations, reports of listings, mail that waits to be sent, and what comparing rents needs

-- Where mail reaches a lister without an account.
alter table listers add column email text check (email <> '');

create table conversations (
  id uuid primary key default gen_random_uuid(),
  context_kind text not null check (context_kind in ('listing')),
  context_id text collate "C" not null,
  started_by text collate "C" not null references users (id) on delete cascade,
  created_at timestamptz not null,
  last_message_at timestamptz not null,
  -- Whoever writes again about the same thing goes on with the same conversation.
  unique (context_kind, context_id, started_by)
);

create table conversation_users (
  conversation_id uuid not null references conversations (id) on delete cascade,
  user_id text collate "C" not null references users (id) on delete cascade,
  primary key (conversation_id, user_id)
);

create index conversations_of_user on conversation_users (user_id);

create table enquiries (
  id uuid primary key default gen_random_uuid(),
  user_id text collate "C" not null references users (id) on delete cascade,
  listing_id text collate "C" not null references listings (id) on delete cascade,
  lister_id text collate "C" not null references listers (id) on delete cascade,
  -- The same key of the same user is the same enquiry, however often it arrives.
  idempotency_key text collate "C" not null check (length(idempotency_key) between 1 and 100),
  created_at timestamptz not null,
  unique (user_id, idempotency_key)
);

create index enquiries_of_lister on enquiries (lister_id, created_at desc, id);
create index enquiries_of_user on enquiries (user_id, created_at desc, id);

create table messages (
  id uuid primary key default gen_random_uuid(),
  conversation_id uuid not null references conversations (id) on delete cascade,
  sender_id text collate "C" not null references users (id) on delete cascade,
  -- The enquiry this message made; later messages have none.
  enquiry_id uuid unique references enquiries (id) on delete cascade,
  body text not null check (length(body) between 1 and 2000),
  sent_at timestamptz not null
);

create index messages_of_conversation on messages (conversation_id, sent_at, id);

create table queued_mails (
  id bigint generated always as identity primary key,
  -- Names the occasion: one letter for each, however often it is queued.
  key text collate "C" not null unique,
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text,
  created_at timestamptz not null,
  -- When it may next be tried; moved ahead while somebody tries.
  due_at timestamptz not null,
  attempts integer not null default 0,
  sent_at timestamptz
);

create index queued_mails_due on queued_mails (due_at) where sent_at is null;

create table listing_reports (
  id bigint generated always as identity primary key,
  listing_id text collate "C" not null references listings (id) on delete cascade,
  reason text not null check (reason in ('not-available', 'wrong-facts', 'duplicate', 'scam', 'not-theirs', 'other')),
  message text check (length(message) between 1 and 2000),
  -- Digest of who reported, kept for a day so that one person's report counts once.
  reporter text collate "C",
  created_at timestamptz not null,
  settled_at timestamptz,
  outcome text check (outcome in ('removed', 'corrected', 'unfounded')),
  note text,
  check ((settled_at is null) = (outcome is null))
);

create unique index listing_reports_once on listing_reports (listing_id, reason, reporter) where reporter is not null;
create index listing_reports_open on listing_reports (created_at, id) where settled_at is null;

create index listings_near_in_rent on listings (property_type, district, monthly_rent, id) where status = 'live';
create index listings_past_lets on listings (property_type, latitude) where status = 'let' and provenance_kind is not null;
create index listings_past_lets_by_sector on listings (property_type, left(postal_code, 2)) where status = 'let' and provenance_kind is not null;
