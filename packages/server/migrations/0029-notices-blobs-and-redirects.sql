-- What notices, blobs and redirects stamp by themselves goes by the clock that may have been moved; the job of the night has another name

create or replace function note_unconfirmed_email() returns trigger language plpgsql as $$
begin
  if new.email is null or new.email = new.proven_email then
    delete from notices where user_id = new.id and kind = 'email-unconfirmed';
  else
    insert into notices (user_id, kind, about, path, created_at)
      values (new.id, 'email-unconfirmed', new.id, '/profile/me', current_moment()) on conflict do nothing;
  end if;
  return null;
end
$$;

alter table blobs alter column created_at set default current_moment();
alter table redirects alter column created_at set default current_moment();

-- pg-boss goes on queueing what has a schedule, although nobody does it: the queue goes, with its schedule. A new database has neither.
do $$
begin
  if to_regclass('jobs.queue') is not null then
    if exists (select from jobs.queue where name = 'tidy') then
      perform jobs.delete_queue('tidy');
    end if;
  end if;
end $$;
