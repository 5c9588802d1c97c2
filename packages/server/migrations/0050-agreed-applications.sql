-- An applicant agrees to the terms an operator answered with

alter table services drop constraint services_state_check;
alter table services add constraint services_state_check
  check (state in ('active', 'paused', 'waiting', 'answered', 'agreed', 'ended'));
