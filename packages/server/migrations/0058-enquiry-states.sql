-- What the side that lets says of a conversation about a listing: who asks is not a fit, who answers, and who was told that it is gone

-- All of it stands at the row of the side that lets; the asker's row has none of it.
alter table conversation_users
  add column not_fit_at timestamptz,
  -- Null once their account is deleted.
  add column not_fit_by text collate "C" references users (id) on delete set null,
  -- Who of the corporate answers. A member who leaves leaves it unassigned.
  add column assigned_to text collate "C",
  -- When the asker was told that the listing is no longer available; null again once it is.
  add column told_gone_at timestamptz,
  add constraint conversation_users_not_fit check (not_fit_by is null or not_fit_at is not null),
  add constraint conversation_users_assigned check (assigned_to is null or corporate_id is not null),
  add constraint conversation_users_assigned_to_member foreign key (corporate_id, assigned_to)
    references memberships (corporate_id, user_id) on delete set null (assigned_to);

create index conversations_assigned on conversation_users (corporate_id, assigned_to) where assigned_to is not null;
create index conversations_not_fit_by on conversation_users (not_fit_by) where not_fit_by is not null;
