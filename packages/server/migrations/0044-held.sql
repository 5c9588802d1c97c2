-- Holds the number 0044 for a migration of another branch; delete this file when that one is merged
select 1;
