-- The audit log in chains, one for each thing: whoever writes about one waits for nobody who writes about another

create temporary table old_log on commit drop as select * from audit_log;
-- What the old log ends with, and the first row at which it is not what was written: noted before it is sealed anew.
create temporary table old_end on commit drop as
  select jsonb_strip_nulls(jsonb_build_object('number', max(number), 'seal',
      (select encode(seal, 'hex') from audit_log order by number desc limit 1),
      'brokenAt', min(number) filter (where not holds))) as details
    from (select entry.number, entry.number = lag(entry.number, 1, 0::bigint) over in_order + 1
        and entry.previous_seal = lag(entry.seal, 1, ''::bytea) over in_order
        and entry.seal = make_audit_seal(entry) as holds
      from audit_log entry window in_order as (order by entry.number)) checked
    having count(*) > 0;

drop function make_audit_seal(audit_log);
drop table audit_log;
drop function seal_audit_row();

-- The last row of each chain; whoever adds the next one holds it until their transaction ends.
create table audit_chains (
  name text collate "C" primary key,
  number bigint not null check (number >= 0),
  previous_seal bytea not null default '',
  seal bytea not null default ''
) with (fillfactor = 50);

create sequence audit_log_ids as bigint;

create table audit_log (
  -- The order in which rows were added, with gaps; not sealed.
  id bigint not null,
  chain text collate "C" not null,
  number bigint not null check (number > 0),
  at timestamptz not null,
  -- Who did it and whose account it was done to. No references: the log outlives the accounts.
  actor_id text collate "C" not null,
  user_id text collate "C" not null,
  action text not null check (action ~ '^[a-z]+(-[a-z]+)*$'),
  -- Numbers, identifiers and names of families; nothing a person typed.
  details jsonb not null check (jsonb_typeof(details) = 'object'),
  previous_seal bytea not null,
  seal bytea not null,
  primary key (chain, number)
);

create index audit_log_of_user on audit_log (user_id, id);

-- The last row of each chain that the chain 'seals' names: from there the next check goes on.
create table audit_seals (
  chain text collate "C" primary key,
  number bigint not null,
  seal bytea not null
);

-- sha256 over everything a row says and the seal of the row before.
create function make_audit_seal(
  chain text, number bigint, at timestamptz, actor_id text, user_id text, action text, details jsonb, previous_seal bytea
) returns bytea language sql stable as $$
  select sha256(convert_to(jsonb_build_array(chain, number, extract(epoch from at)::numeric(20, 6), actor_id, user_id,
    action, details, encode(previous_seal, 'hex'))::text, 'UTF8'))
$$;

create function seal_audit_row() returns trigger language plpgsql as $$
begin
  loop
    update audit_chains head set number = head.number + 1, previous_seal = head.seal,
        seal = make_audit_seal(new.chain, head.number + 1, new.at, new.actor_id, new.user_id, new.action, new.details, head.seal)
      where head.name = new.chain
      returning head.number, head.previous_seal, head.seal into new.number, new.previous_seal, new.seal;
    exit when found;
    -- Whoever begins the same chain at this moment is waited for.
    insert into audit_chains (name, number) values (new.chain, 0) on conflict (name) do nothing;
  end loop;
  -- Taken behind the lock, so that the order of a chain is that of its ids.
  new.id := nextval('audit_log_ids');
  return new;
end
$$;

create trigger audit_rows_are_sealed before insert on audit_log
  for each row execute function seal_audit_row();
create trigger audit_log_is_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_change_of_ledger();
-- Only the trigger above moves a head. Looked at afterwards: a trigger before it would lock the row once more.
create trigger audit_chains_move_with_rows after update or delete on audit_chains
  for each row when (pg_trigger_depth() = 0) execute function refuse_change_of_ledger();
create trigger audit_chains_stay before truncate on audit_chains
  for each statement execute function refuse_change_of_ledger();

insert into audit_log (chain, at, actor_id, user_id, action, details)
  select 'user:' || user_id, at, actor_id, user_id, action, details from old_log order by number;
insert into audit_chains (name, number) values ('seals', 0);
insert into audit_log (chain, at, actor_id, user_id, action, details)
  select 'seals', now(), 'system', 'system', 'log-divided', details from old_end;
