-- Attempts at an issuer by which somebody who is signed in proves again that it is them

alter table log_in_attempts
  -- What the fresh proof is wanted for; null where the attempt is no proof.
  add column proof_for text check (proof_for in ('contact', 'export', 'leave')),
  drop constraint log_in_attempts_purpose_check,
  add constraint log_in_attempts_purpose_check check (purpose in ('log-in', 'myinfo', 'proof'));
alter table log_in_attempts
  add check ((purpose = 'proof') = (proof_for is not null)),
  -- Nobody proves again who they are that is not known.
  add check (purpose <> 'proof' or user_id is not null);
