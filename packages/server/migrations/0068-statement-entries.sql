-- What statements and rent years are summed up from: an entry of money that came or went says whose it is and on which day it counts,
-- so that a sum reads an index alone. None of it changes later, as the ledger doesn't.

alter table ledger_entries
  add column payer_user_id text collate "C",
  -- Whom the payment paid; the payee of the rent plan may have changed since.
  add column payee_id uuid,
  add column service_id text collate "C",
  add column bill_kind text collate "C",
  -- In Singapore; of what was paid outside, the day it was paid.
  add column counted_on date;

create function describe_ledger_entry() returns trigger language plpgsql as $$
begin
  select s.payer_user_id, coalesce(p.payee_id, s.payee_id), s.id, b.kind,
      case when new.kind = 'outside' and p.paid_on is not null then p.paid_on else (new.at at time zone 'Asia/Singapore')::date end
    into new.payer_user_id, new.payee_id, new.service_id, new.bill_kind, new.counted_on
    from payments p join bills b on b.id = p.bill_id join services s on s.id = b.service_id where p.id = new.payment_id;
  return new;
end $$;
create trigger ledger_entries_describe before insert on ledger_entries for each row
  when (new.account in ('received', 'fees', 'outside') and new.counted_on is null) execute function describe_ledger_entry();

alter table ledger_entries disable trigger ledger_entries_are_kept;
update ledger_entries e set payer_user_id = s.payer_user_id, payee_id = coalesce(p.payee_id, s.payee_id), service_id = s.id, bill_kind = b.kind,
    counted_on = case when e.kind = 'outside' and p.paid_on is not null then p.paid_on else (e.at at time zone 'Asia/Singapore')::date end
  from payments p join bills b on b.id = p.bill_id join services s on s.id = b.service_id
  where p.id = e.payment_id and e.account in ('received', 'fees', 'outside');
alter table ledger_entries enable trigger ledger_entries_are_kept;

create index ledger_entries_of_payer on ledger_entries (payer_user_id, counted_on, id) include (account, cents, service_id)
  where account in ('received', 'fees', 'outside');
create index ledger_entries_of_payee on ledger_entries (payee_id, counted_on) include (id, kind, account, cents, service_id, bill_kind)
  where account in ('received', 'fees', 'outside');

-- What came for a bill, read from the index alone, too.
drop index ledger_entries_of_bill;
create index ledger_entries_of_bill on ledger_entries (bill_id) include (account, cents, payee_id);

-- What falls due for whoever is paid in a year.
create index bills_of_rent on bills (service_id, due_on) include (period, cents, id) where kind = 'rent' and state <> 'cancelled';
