-- What a guide is about.
alter table articles add column topic text
  check (topic in ('first-steps', 'rules', 'costs', 'contract', 'moving'));
