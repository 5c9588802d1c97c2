-- Keys that writes were sent with: the same key, person and call is carried out once and answered alike for a day

create table idempotency_keys (
  -- Digest of the person, the call and the key: neither of them stands here.
  id text collate "C" primary key check (id ~ '^[0-9a-f]{64}$'),
  -- Digest of what was sent with it.
  input_hash text collate "C" not null,
  -- The request that carries it out; whoever takes over after it died has another.
  claim uuid not null,
  begun_at timestamptz not null,
  -- Set in the transaction of what was asked for: what was done once is never done again.
  done_at timestamptz,
  -- How it was answered; an answer that holds a secret is not kept.
  status smallint check (status between 200 and 499),
  answer text,
  check (answer is null or status is not null)
);

create index idempotency_keys_by_age on idempotency_keys (begun_at);
