-- What a person recognises a session by, and the audit log: rows are added only, each sealed together with the one before

alter table sessions
  -- Names the session in lists: what it is kept under stays here.
  add column handle uuid not null default gen_random_uuid(),
  -- Families of the browser and the system it runs on, such as Firefox and Windows; no version, no address.
  add column browser text not null default 'Other',
  add column system text not null default 'Other',
  add column last_used_at timestamptz;
update sessions set last_used_at = created_at;
alter table sessions alter column last_used_at set default now();
alter table sessions alter column last_used_at set not null;

create table audit_log (
  number bigint primary key check (number > 0),
  at timestamptz not null,
  -- Who did it and whose account it was done to. No references: the log outlives the accounts.
  actor_id text collate "C" not null,
  user_id text collate "C" not null,
  action text not null check (action ~ '^[a-z]+(-[a-z]+)*$'),
  -- Numbers, identifiers and names of families; nothing a person typed.
  details jsonb not null check (jsonb_typeof(details) = 'object'),
  previous_seal bytea not null,
  seal bytea not null
);

create index audit_log_of_user on audit_log (user_id, number);

-- sha256 over everything a row says and the seal of the row before.
create function make_audit_seal(entry audit_log) returns bytea language sql stable as $$
  select sha256(convert_to(jsonb_build_array(
    entry.number, extract(epoch from entry.at)::numeric(20, 6), entry.actor_id, entry.user_id, entry.action,
    entry.details, encode(entry.previous_seal, 'hex'))::text, 'UTF8'))
$$;

create function seal_audit_row() returns trigger language plpgsql as $$
declare
  last_row audit_log;
begin
  -- One writer at a time until its transaction ends, or two rows would follow the same one.
  perform pg_advisory_xact_lock(hashtext('audit_log'));
  select * into last_row from audit_log order by number desc limit 1;
  new.number := coalesce(last_row.number, 0) + 1;
  new.previous_seal := coalesce(last_row.seal, ''::bytea);
  new.seal := make_audit_seal(new);
  return new;
end
$$;

create trigger audit_rows_are_sealed before insert on audit_log
  for each row execute function seal_audit_row();
create trigger audit_log_is_kept before update or delete or truncate on audit_log
  for each statement execute function refuse_change_of_ledger();
