-- What a code was asked for, what agents sign up with, what is typed before an account is whole, and who follows an invitation

alter table one_time_codes
  add column purpose text not null default 'logIn' check (purpose in ('logIn', 'signUp'));

alter table users
  -- Of a main agent, as the public register writes them; whether they are theirs is not known here.
  add column registration_number text check (registration_number ~ '^R[0-9]{6}[A-Z]$'),
  add column licence_number text check (licence_number ~ '^L[0-9]{7}[A-Z]$');

create table sign_up_drafts (
  -- sha256 of a secret that only the browser that signs up holds, as long as it is open.
  id text collate "C" primary key check (id ~ '^[0-9a-f]{64}$'),
  user_type smallint check (user_type in (1, 2, 3, 4)),
  -- What was typed so far, unchecked.
  fields jsonb not null default '{}' check (jsonb_typeof(fields) = 'object'),
  expires_at timestamptz not null
);

create index sign_up_drafts_by_end on sign_up_drafts (expires_at);

create table onboardings (
  -- sha256 of the cookie of whoever follows an invitation.
  id text collate "C" primary key check (id ~ '^[0-9a-f]{64}$'),
  invitation_id uuid not null references invitations (id) on delete cascade,
  expires_at timestamptz not null
);

create index onboardings_by_end on onboardings (expires_at);
