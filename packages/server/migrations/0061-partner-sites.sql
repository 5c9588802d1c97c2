-- Sites that companies add by themselves: whose they are, how their frames look, their leads and webhooks

alter table partners
  -- Null for one that an operator added by hand.
  add column corporate_id text collate "C" references corporates (id) on delete cascade,
  -- Public too; what is asked with it reaches nobody.
  add column test_key text collate "C" unique check (test_key ~ '^test_[a-z2-7]{20}$'),
  -- Background of buttons, with white text on it.
  add column accent text check (accent ~ '^#[0-9a-f]{6}$'),
  -- In CSS pixels.
  add column radius smallint check (radius between 0 and 24),
  add column theme text not null default 'auto' check (theme in ('auto', 'light', 'dark')),
  add column webhook_url text check (length(webhook_url) <= 500),
  -- Sealed.
  add column webhook_secret bytea,
  add column version integer not null default 1,
  add check ((webhook_url is null) = (webhook_secret is null));
create index partners_of_corporate on partners (corporate_id, created_at) where corporate_id is not null;

-- An ended key stays, so that it can't be added again.
alter table partner_public_keys add column ended_at timestamptz;

alter table embed_sessions add column is_test boolean not null default false;

-- The partner on whose site a message was begun that waits for log-in.
alter table intents add column partner_key text collate "C" references partners (key) on delete cascade;

-- Enquiries that were begun on a partner's site. What was asked is in its message.
create table partner_leads (
  id text collate "C" primary key check (id ~ '^[a-z2-7]{12}$'),
  partner_key text collate "C" not null references partners (key) on delete cascade,
  is_test boolean not null,
  -- Null for a test.
  message_id uuid unique references messages (id) on delete set null,
  -- Null for a test that names none.
  listing_id text collate "C" references listings (id) on delete set null,
  created_at timestamptz not null,
  check (not is_test or message_id is null)
);
create index partner_leads_of_partner on partner_leads (partner_key, created_at desc);
create index partner_leads_listing on partner_leads (listing_id);

-- What a webhook was told of a lead; the content is read again each time it is sent.
create table partner_deliveries (
  lead_id text collate "C" primary key references partner_leads (id) on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  -- How often somebody asked for it: at first, and by 'Send again'.
  sendings smallint not null default 1,
  attempts smallint not null default 0,
  -- Of the last answer, or why there was none.
  status smallint,
  failure text,
  created_at timestamptz not null,
  tried_at timestamptz
);
create index partner_deliveries_age on partner_deliveries (created_at);
