/** A class of data with a retention period. */
export interface RetentionClass {
  readonly what: string;
  readonly table: string;
  /** The start of the period, as an SQL expression. */
  readonly since: string;
  /** A PostgreSQL interval. */
  readonly period: string;
  /** An SQL condition: only rows for which it holds. */
  readonly when?: string;
  readonly why: string;
  /** Uses the real time even if the clock was moved: for sessions, codes and limits. */
  readonly isRealTime?: true;
}

/** All data that the nightly job deletes. Other data lives as long as what it belongs to. */
export const retention: readonly RetentionClass[] = [
  {
    what: 'login codes',
    table: 'one_time_codes',
    isRealTime: true,
    since: 'expires_at',
    period: '0 days',
    why: 'They cannot be used any more.',
  },
  {
    what: 'codes for people who are signed in',
    table: 'proofs',
    isRealTime: true,
    since: 'expires_at',
    period: '0 days',
    why: 'They cannot be used any more.',
  },
  {
    what: 'counters of codes',
    table: 'one_time_code_requests',
    isRealTime: true,
    since: 'last_at',
    period: '1 day',
    why: 'The limit is per day.',
  },
  {
    what: 'counters of requests',
    table: 'rate_limits',
    isRealTime: true,
    since: 'window_start',
    period: '1 day',
    why: 'The longest limit is per day.',
  },
  {
    what: 'idempotency keys and their answers',
    table: 'idempotency_keys',
    isRealTime: true,
    since: 'begun_at',
    period: '1 day',
    why: 'After a day, the same request counts as a new one.',
  },
  {
    what: 'ended sessions',
    table: 'sessions',
    isRealTime: true,
    since: 'expires_at',
    period: '0 days',
    why: 'The audit log records them.',
  },
  {
    what: 'ended sessions of frames',
    table: 'embed_sessions',
    isRealTime: true,
    since: 'expires_at',
    period: '0 days',
    why: 'A frame asks for a new one.',
  },
  {
    what: 'tokens of partners that were used',
    table: 'partner_tokens',
    isRealTime: true,
    since: 'expires_at',
    period: '0 days',
    why: 'They have expired, so nobody can use them again.',
  },
  {
    what: 'earlier ids of sessions',
    table: 'replaced_sessions',
    isRealTime: true,
    since: 'replaced_at',
    period: '1 day',
    why: 'Every request sent with an earlier id has long been answered.',
  },
  {
    what: 'people who never finished sign-up',
    table: 'users',
    since: 'created_at',
    period: '30 days',
    when: 'not is_valid and deleted_at is null and not exists (select from sessions s where s.user_id = users.id)',
    why: 'If they come back later, they start again.',
  },
  {
    what: 'drafts of sign-up',
    table: 'sign_up_drafts',
    since: 'expires_at',
    period: '0 days',
    why: 'If people come back later, they start again.',
  },
  {
    what: 'links from sign-ups to their invitations',
    table: 'onboardings',
    since: 'expires_at',
    period: '0 days',
    why: 'The invitation itself stays until it expires.',
  },
  {
    what: 'pending actions of visitors',
    table: 'intents',
    since: 'expires_at',
    period: '0 days',
    why: 'They cannot be carried out any more.',
  },
  {
    what: 'removed favourites',
    table: 'favourites',
    since: 'dropped_at',
    period: '1 day',
    why: 'You can undo the removal for an hour.',
  },
  {
    what: 'removed saved searches',
    table: 'saved_searches',
    since: 'dropped_at',
    period: '1 day',
    why: 'You can undo the removal for a day.',
  },
  {
    what: 'invitations that were not accepted',
    table: 'invitations',
    since: 'expires_at',
    period: '30 days',
    when: 'accepted_at is null',
    why: 'The sender can still see who was invited, and invite them again.',
  },
  {
    what: 'notices about things that have ended',
    table: 'notices',
    since: 'due_at',
    period: '0 days',
    when: 'ends_when_due',
    why: 'There is nothing left to do.',
  },
  {
    what: 'sent emails',
    table: 'jobs.job',
    since: 'completed_on',
    period: '7 days',
    when: "name = 'mail' and state = 'completed'",
    why: 'To answer whether an email was sent; its content is deleted at once.',
  },
  {
    what: 'emails that could not be sent',
    table: 'jobs.job',
    since: 'coalesce(source_created_on, created_on)',
    period: '30 days',
    when: "name = 'dead-mail' or name = 'mail' and state <> 'completed'",
    why: 'The server stops trying after three and a half days; the operator can look into the reason.',
  },
  {
    what: 'files that nothing refers to',
    table: 'files',
    since: 'created_at',
    period: '30 days',
    when: `not exists (select from attachments a where a.file_id = files.id)
      and not exists (select from service_files s where s.file_id = files.id)
      and not exists (select from rental_files r where r.file_id = files.id)
      and not exists (select from dispute_statements d where files.id = any(d.file_ids))
      and not exists (select from service_drafts d where d.user_id = files.user_id and d.fields->'fileIds' ? files.id::text)`,
    why: 'The uploader gave up what they were for.',
  },
  {
    what: 'papers of rentals that are over for years',
    table: 'rental_files',
    since: 'purge_on',
    period: '1 day',
    why: 'Claims from the agreement have ended; the file goes when nothing else refers to it.',
  },
  {
    what: 'agreements of rentals that are over for years, signed or not',
    table: 'contracts',
    since: `greatest((select r.last_day from rentals r where r.id = contracts.rental_id),
      (terms->>'from')::date + make_interval(months => (terms->>'months')::int) - interval '1 day')`,
    period: '6 years 1 day',
    why: 'As long as their papers above. The bytes of every revision, signatures and stampings go with them.',
  },
  {
    what: 'applications for services that were not sent',
    table: 'service_drafts',
    since: 'updated_at',
    period: '90 days',
    why: 'If people come back later, they start again.',
  },
  {
    what: 'setups of payment methods that are over',
    table: 'payment_setups',
    since: 'expires_at',
    period: '90 days',
    when: 'next_poll_at is null',
    why: 'Long enough to look into what went wrong; the method itself stays.',
  },
  {
    what: 'payment methods of people who left',
    table: 'payment_methods',
    since: 'created_at',
    period: '0 days',
    when: `next_poll_at is null and exists (select from users u where u.id = payment_methods.user_id and u.deleted_at is not null)`,
    why: 'Their mandates are cancelled at the provider.',
  },
  {
    what: 'payment links',
    table: 'payment_links',
    since: 'expires_at',
    period: '30 days',
    why: 'They show nothing any more.',
  },
  {
    what: 'what payment providers told',
    table: 'provider_events',
    since: 'received_at',
    period: '90 days',
    when: 'handled_at is not null',
    why: 'Longer than a provider repeats itself; the payment keeps what came of it.',
  },
  {
    what: 'attachments that were not sent',
    table: 'files',
    since: 'created_at',
    period: '1 day',
    when: `exists (select from attachments a where a.file_id = files.id and a.message_id is null)
      and not exists (select from rental_files r where r.file_id = files.id)`,
    why: 'A message is sent soon after its files are uploaded, or never.',
  },
  {
    what: 'entries of waitlists that were not confirmed',
    table: 'waitlist_entries',
    since: 'created_at',
    period: '48 hours',
    when: 'confirmed_at is null',
    why: 'The email asks to confirm within 48 hours.',
  },
  {
    what: 'preview links of articles',
    table: 'article_previews',
    isRealTime: true,
    since: 'expires_at',
    period: '0 days',
    why: 'They show nothing any more.',
  },
  {
    what: 'messages of the sandbox',
    table: 'outbox',
    since: 'created_at',
    period: '30 days',
    why: 'No one looks for older ones.',
  },
  {
    what: 'webhooks of the sandbox',
    table: 'sandbox_webhooks',
    isRealTime: true,
    since: 'due_at',
    period: '30 days',
    when: 'sent_at is not null',
    why: 'No one looks for older ones.',
  },
  {
    what: 'errors from browsers',
    table: 'error_reports',
    since: 'created_at',
    period: '30 days',
    why: 'Long enough to see whether an error is fixed.',
  },
  {
    what: 'salts of the ids of browsers',
    table: 'event_salts',
    since: 'day',
    period: '2 days',
    why: 'Without them, nobody can tell which browser an event came from, or put two days together.',
  },
  {
    what: 'events',
    table: 'events',
    since: 'at',
    period: '400 days',
    why: 'A month can be compared with the same one a year before. They name nobody.',
  },
];
