-- Mails wait in pg-boss's queue: what waits in the table moves there, and the table goes.

-- On a new database pg-boss has no tables yet, and nothing waits.
do $$
begin
  if exists (select from queued_mails where sent_at is null) then
    perform jobs.create_queue('dead-mail', '{"policy": "standard", "partition": false}');
    perform jobs.create_queue('mail', '{"policy": "standard", "partition": false, "deadLetter": "dead-mail"}');
    insert into jobs.job (name, data, singleton_key, singleton_on, created_on, start_after, keep_until, policy, dead_letter,
        retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds)
      select 'mail', jsonb_strip_nulls(jsonb_build_object('id', key, 'to', recipient, 'subject', subject, 'text', text_body,
          'html', html_body, 'headers', headers)), key, 'epoch', created_at, due_at, now() + interval '14 days', 'standard',
          'dead-mail', greatest(0, 21 - attempts), 60, true, 21600, 600, 0
        from queued_mails where sent_at is null and attempts < 22
        on conflict do nothing;
  end if;
end $$;

drop table queued_mails;
