-- The account of whoever is paid: the first that confirmed the email address, or has the PayNow mobile number. Each look-up is
-- by the index of its column: "or", and a comparison in another collation than the index has, read every user.
create or replace function payee_user_id(payee payees) returns text stable language sql as $$
  select found.id from (
    select u.id, u.created_at from users u
      where lower(u.proven_email) = lower(payee.email collate "default")
        and u.id <> payee.user_id and u.deleted_at is null
    union all
    select u.id, u.created_at from users u
      where payee.paynow_kind = 'mobile' and u.phone_number = payee.paynow_value collate "default"
        and u.id <> payee.user_id and u.deleted_at is null) as found
  order by found.created_at, found.id limit 1
$$;
