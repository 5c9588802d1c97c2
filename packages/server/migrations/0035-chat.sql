-- Conversations: numbered messages, corporates and listers who take part, attachments, blocks and reports of messages

alter table conversations rename column context_kind to kind;
alter table conversations drop constraint conversations_context_kind_check;
alter table conversations add constraint conversations_kind check (kind in ('listing', 'support'));
alter table conversations add column party_key text collate "C";
update conversations set party_key = started_by;
-- Whose conversation about the context it is: who asked about a listing, or whom the help desk helps.
alter table conversations alter column party_key set not null;
alter table conversations drop constraint conversations_context_kind_context_id_started_by_key;
alter table conversations add constraint conversations_once unique (kind, context_id, party_key);
-- Number of the last message; a message takes the next one under this row's lock.
alter table conversations add column last_number integer not null default 0 check (last_number >= 0);

alter table messages add column number integer;
update messages m set number = n.number
  from (select id, row_number() over (partition by conversation_id order by sent_at, id) as number from messages) n
  where n.id = m.id;
update conversations c set last_number = coalesce((select max(number) from messages m where m.conversation_id = c.id), 0);
alter table messages alter column number set not null;
alter table messages add constraint messages_number check (number > 0);
alter table messages add constraint messages_in_order unique (conversation_id, number);
drop index messages_of_conversation;
alter table messages alter column sender_id drop not null;
-- The corporate that the sender spoke for; null if for themselves.
alter table messages add column sender_corporate_id text collate "C" references corporates (id) on delete set null;
alter table messages add column kind text not null default 'text'
  constraint messages_kind check (kind in ('text', 'file', 'event'));
alter table messages add constraint messages_sender check ((kind = 'event') = (sender_id is null));
alter table messages drop constraint messages_body_check;
alter table messages add constraint messages_body check (length(body) <= 2000 and (body <> '' or kind = 'file'));
-- The same key of the same sender is the same message, however often it arrives.
alter table messages add column client_key text collate "C" check (length(client_key) between 8 and 100);
alter table messages add column deleted_at timestamptz;
create unique index messages_once on messages (sender_id, client_key) where client_key is not null;

alter table conversation_users drop constraint conversation_users_pkey;
alter table conversation_users alter column user_id drop not null;
alter table conversation_users add column id bigint generated always as identity primary key;
alter table conversation_users add column corporate_id text collate "C" references corporates (id) on delete cascade;
-- A lister without an account takes part until somebody confirms their email address or number.
alter table conversation_users add column lister_id text collate "C" references listers (id) on delete cascade;
alter table conversation_users add constraint conversation_users_kind
  check (num_nonnulls(user_id, corporate_id, lister_id) = 1);
alter table conversation_users add constraint conversation_users_once
  unique nulls not distinct (conversation_id, user_id, corporate_id, lister_id);
-- Numbers of the last message seen, and of the last one that a mail told of.
alter table conversation_users add column read_number integer not null default 0 check (read_number >= 0);
alter table conversation_users add column mailed_number integer not null default 0 check (mailed_number >= 0);
alter table conversation_users add column is_muted boolean not null default false;
create index conversations_of_corporate on conversation_users (corporate_id) where corporate_id is not null;
create index conversations_of_lister on conversation_users (lister_id) where lister_id is not null;

insert into conversation_users (conversation_id, lister_id)
  select c.id, l.lister_id from conversations c join listings l on l.id = c.context_id join listers a on a.id = l.lister_id
    where a.user_id is null;
-- What had been seen before stays seen: everything, but enquiries whose notice is still open.
update conversation_users p set mailed_number = c.last_number, read_number = case when exists (
    select from notices n join messages m on m.enquiry_id::text = n.about
      where n.kind = 'enquiry' and n.user_id = p.user_id and n.seen_at is null and m.conversation_id = p.conversation_id)
    then 0 else c.last_number end
  from conversations c where c.id = p.conversation_id;
delete from notices where kind = 'enquiry';

create table attachments (
  file_id uuid primary key references files (id) on delete cascade,
  conversation_id uuid not null references conversations (id) on delete cascade,
  user_id text collate "C" not null references users (id) on delete cascade,
  -- Null until it is sent.
  message_id uuid references messages (id) on delete cascade,
  position smallint not null default 0 check (position >= 0),
  name text not null check (length(name) between 1 and 200),
  created_at timestamptz not null
);

create index attachments_of_message on attachments (message_id);
create index attachments_of_conversation on attachments (conversation_id);
create index attachments_of_user on attachments (user_id);

create table blocks (
  -- Participants as the calls name them: a user, or 'corporate-' and a corporate.
  blocked_by text collate "C" not null,
  blocked text collate "C" not null,
  created_at timestamptz not null,
  primary key (blocked_by, blocked),
  check (blocked_by <> blocked)
);

create index blocks_of_blocked on blocks (blocked);

create table message_reports (
  id bigint generated always as identity primary key,
  message_id uuid not null references messages (id) on delete cascade,
  user_id text collate "C" not null references users (id) on delete cascade,
  reason text not null check (length(reason) between 1 and 500),
  created_at timestamptz not null,
  settled_at timestamptz,
  outcome text check (outcome in ('removed', 'corrected', 'unfounded')),
  note text,
  check ((settled_at is null) = (outcome is null)),
  unique (message_id, user_id)
);

create index message_reports_of_user on message_reports (user_id);
create index message_reports_open on message_reports (created_at, id) where settled_at is null;

-- Finds the listers that an account claims when it confirms an address or number.
create index listers_by_email on listers (lower(email)) where user_id is null;
create index listers_by_phone on listers (phone_number) where user_id is null;
