-- Push messages to browsers that asked for them

create table push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id text collate "C" not null references users (id) on delete cascade,
  -- The push service's address of one browser; whoever signs in there last gets its messages.
  endpoint text not null unique check (endpoint ~ '^https://'),
  p256dh text not null,
  auth text not null,
  -- Where it was asked for: whoever ends that session ends the messages. One that runs out doesn't.
  session_id text collate "C" not null,
  created_at timestamptz not null
);

create index push_subscriptions_of_user on push_subscriptions (user_id);

-- The kinds somebody wants; without a row, all of them.
create table push_choices (
  user_id text collate "C" primary key references users (id) on delete cascade,
  kinds text[] not null
);

alter table notices add column pushed_at timestamptz;
create index notices_to_push on notices (created_at) where pushed_at is null;

alter table conversation_users add column pushed_number integer not null default 0;

alter table outbox drop constraint outbox_channel_check;
alter table outbox add constraint outbox_channel_check check (channel in ('email', 'sms', 'push'));
