-- Names the columns of what providers are polled about, and counts the polls of payment methods as of everything else
alter table payees rename column ask_at to next_poll_at;
alter table payees rename column asks to polls;
alter index payees_to_ask rename to payees_to_poll;
alter table payments rename column ask_at to next_poll_at;
alter table payments rename column asks to polls;
alter table payments rename column asked_at to polled_at;
alter index payments_to_ask rename to payments_to_poll;
alter table refunds rename column ask_at to next_poll_at;
alter table refunds rename column asks to polls;
alter index refunds_to_ask rename to refunds_to_poll;
alter table payment_setups rename column ask_at to next_poll_at;
alter table payment_setups rename column asks to polls;
alter table payment_setups rename column asked_at to polled_at;
alter index payment_setups_to_ask rename to payment_setups_to_poll;
alter table payment_methods rename column ask_at to next_poll_at;
alter table payment_methods add column polls smallint not null default 0;
alter index payment_methods_to_ask rename to payment_methods_to_poll;

-- pg-boss goes on queueing what has a schedule, although nobody does it: jobs of the names before go, with their schedules.
do $$
declare
  name_before text;
begin
  if to_regclass('jobs.queue') is not null then
    for name_before in select name from jobs.queue where name in ('ask-payments', 'ask-setups', 'ask-payees') loop
      perform jobs.delete_queue(name_before);
    end loop;
  end if;
end $$;
