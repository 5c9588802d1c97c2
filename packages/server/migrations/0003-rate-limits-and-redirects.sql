-- Redirects, reported errors, counters of rate limits and the outbox of unsent mail

create table redirects (
  from_path text primary key check (from_path ~ '^/'),
  to_url text not null check (to_url <> ''),
  status smallint not null default 302 check (status in (301, 302, 307, 308)),
  created_at timestamptz not null default now()
);

create table error_reports (
  id bigint generated always as identity primary key,
  message text not null,
  stack text,
  -- Path only: a query may hold what somebody typed.
  path text,
  release text,
  request_id text,
  created_at timestamptz not null default now()
);

create index error_reports_by_age on error_reports (created_at);

create table rate_limits (
  key text collate "C" not null,
  window_start timestamptz not null,
  count integer not null check (count > 0),
  primary key (key, window_start)
);

create index rate_limits_by_age on rate_limits (window_start);

create table outbox (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text,
  created_at timestamptz not null default now()
);
