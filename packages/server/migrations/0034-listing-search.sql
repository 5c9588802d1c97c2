-- The words of a listing are written by the application, which reads texts alike in every locale; a backfill writes those there are

alter table listings alter column search drop expression if exists;
