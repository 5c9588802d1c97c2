-- Tells processes that keep the redirects in memory whenever one is written or removed

create function notify_redirects_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('redirects_changed', '');
  return null;
end $$;

create trigger redirects_changed after insert or update or delete or truncate on redirects
  for each statement execute function notify_redirects_changed();
