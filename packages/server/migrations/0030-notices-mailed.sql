-- What is due is told by a letter once

-- When the letter was written that says a notice is due.
alter table notices add column mailed_at timestamptz;

create index notices_by_due on notices (due_at) where mailed_at is null and due_at is not null;
