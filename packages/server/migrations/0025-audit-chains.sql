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
  name text collate "C" primary key check (name = 'seals' or name ~ '^[a-z]+(-[a-z]+)*:.'),
  number bigint not null check (number >= 0),
  seal bytea not null
) with (fillfactor = 50);

create sequence audit_log_ids as bigint;

create table audit_log (
  -- The order in which rows were added, with gaps; not sealed.
  id bigint primary key,
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
  unique (chain, number)
);

create index audit_log_of_user on audit_log (user_id, id);

-- The last row of each chain that the chain 'seals' names: from there the next check goes on.
create table audit_seals (
  chain text collate "C" primary key,
  number bigint not null,
  seal bytea not null
);

-- sha256 over everything a row says and the seal of the row before.
create function make_audit_seal(entry audit_log) returns bytea language sql stable as $$
  select sha256(convert_to(jsonb_build_array(
    entry.chain, entry.number, extract(epoch from entry.at)::numeric(20, 6), entry.actor_id, entry.user_id,
    entry.action, entry.details, encode(entry.previous_seal, 'hex'))::text, 'UTF8'))
$$;

create function seal_audit_row() returns trigger language plpgsql as $$
declare
  head audit_chains;
begin
  select * into head from audit_chains where name = new.chain for update;
  if not found then
    insert into audit_chains (name, number, seal) values (new.chain, 0, ''::bytea) on conflict (name) do nothing;
    select * into strict head from audit_chains where name = new.chain for update;
  end if;
  new.id := nextval('audit_log_ids');
  new.number := head.number + 1;
  new.previous_seal := head.seal;
  new.seal := make_audit_seal(new);
  update audit_chains set number = new.number, seal = new.seal where name = new.chain;
  return new;
end
$$;

create trigger audit_rows_are_sealed before insert on audit_log
  for each row execute function seal_audit_row();
create trigger audit_log_is_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_change_of_ledger();
-- Only the trigger above moves a head.
create trigger audit_chains_move_with_rows before update or delete on audit_chains
  for each row when (pg_trigger_depth() = 0) execute function refuse_change_of_ledger();
create trigger audit_chains_stay before truncate on audit_chains
  for each statement execute function refuse_change_of_ledger();

insert into audit_log (chain, at, actor_id, user_id, action, details)
  select 'user:' || user_id, at, actor_id, user_id, action, details from old_log order by number;
insert into audit_chains (name, number, seal) values ('seals', 0, ''::bytea);
insert into audit_log (chain, at, actor_id, user_id, action, details)
  select 'seals', now(), 'system', 'system', 'log-divided', details from old_end;
