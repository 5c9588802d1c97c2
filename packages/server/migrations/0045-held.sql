-- Holds the number 0045 for a migration of another branch; delete this file when that one is merged
select 1;
