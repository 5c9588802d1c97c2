-- What else a choice allows, by the names of a site's own categories.
alter table cookie_consents add column others text[] not null default '{}' check (cardinality(others) <= 20);
alter table cookie_consents add check (action not in ('reject', 'withdraw') or others = '{}');
