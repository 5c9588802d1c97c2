-- The provider's name of the account or card of a method, the same each time it is set up.
alter table payment_methods add column source text collate "C";
