-- Stations keep the days on which they open and close; whether one runs is asked on the day

alter table stations
  -- The first day it runs; null while nobody knows it.
  add column open_from date,
  -- The first day it runs no longer.
  add column open_to date;
-- Without a day, an open station has run since the first trains of 7 November 1987.
update stations set open_from = '1987-11-07' where is_open;
alter table stations drop column is_open;
