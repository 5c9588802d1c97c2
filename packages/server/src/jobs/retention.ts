/** A class of data that is not kept for ever: what it is, how long it stays after which moment, and why so long. */
export interface RetentionClass {
  readonly what: string;
  readonly table: string;
  /** The moment from which the time runs. */
  readonly since: string;
  /** As PostgreSQL writes an interval. */
  readonly period: string;
  /** Only rows of which this holds, as a condition of PostgreSQL. */
  readonly when?: string;
  readonly why: string;
  /** Whether its time is real time also where the clock was moved: what would log people out, or let them try again. */
  readonly isRealTime?: true;
}

/** Every class of data that the nightly job deletes; what is not listed stays as long as what it belongs to. */
export const retention: readonly RetentionClass[] = [
  {
    what: 'one-time codes of log-in',
    table: 'one_time_codes',
    isRealTime: true,
    since: 'expires_at',
    period: '0 days',
    why: 'They open nothing any more.',
  },
  {
    what: 'codes of somebody signed in',
    table: 'proofs',
    isRealTime: true,
    since: 'expires_at',
    period: '0 days',
    why: 'They prove nothing any more.',
  },
  {
    what: 'counters of codes',
    table: 'one_time_code_requests',
    isRealTime: true,
    since: 'last_at',
    period: '1 day',
    why: 'The limit is by the day.',
  },
  {
    what: 'counters of requests',
    table: 'rate_limits',
    isRealTime: true,
    since: 'window_start',
    period: '1 day',
    why: 'The longest limit is by the day.',
  },
  {
    what: 'keys of writes and their answers',
    table: 'idempotency_keys',
    isRealTime: true,
    since: 'begun_at',
    period: '1 day',
    why: 'What is sent again after a day is meant anew.',
  },
  {
    what: 'ended sessions',
    table: 'sessions',
    isRealTime: true,
    since: 'expires_at',
    period: '0 days',
    why: 'The audit log says that they were.',
  },
  {
    what: 'ids that sessions were kept under before',
    table: 'replaced_sessions',
    isRealTime: true,
    since: 'replaced_at',
    period: '1 day',
    why: 'A request under way when one was replaced has long been answered.',
  },
  {
    what: 'people who never finished sign-up',
    table: 'users',
    since: 'created_at',
    period: '30 days',
    when: 'not is_valid and deleted_at is null and not exists (select from sessions s where s.user_id = users.id)',
    why: 'Whoever comes back later begins anew.',
  },
  {
    what: 'what was typed at sign-up',
    table: 'sign_up_drafts',
    since: 'expires_at',
    period: '0 days',
    why: 'Whoever comes back later begins anew.',
  },
  {
    what: 'invitations carried along to sign-up',
    table: 'onboardings',
    since: 'expires_at',
    period: '0 days',
    why: 'The invitation itself stays as long as it says.',
  },
  {
    what: 'wishes of visitors',
    table: 'intents',
    since: 'expires_at',
    period: '0 days',
    why: 'Nobody can carry them out any more.',
  },
  {
    what: 'dropped favourites',
    table: 'favourites',
    since: 'dropped_at',
    period: '1 day',
    why: 'Dropping can be undone for an hour.',
  },
  {
    what: 'dropped saved searches',
    table: 'saved_searches',
    since: 'dropped_at',
    period: '1 day',
    why: 'Dropping can be undone for a day.',
  },
  {
    what: 'invitations nobody took up',
    table: 'invitations',
    since: 'expires_at',
    period: '30 days',
    when: 'accepted_at is null',
    why: 'Whoever invited can still see whom, and invite again.',
  },
  {
    what: 'notices of what has ended',
    table: 'notices',
    since: 'due_at',
    period: '0 days',
    when: 'ends_when_due',
    why: 'Nothing can be done about it any more.',
  },
  {
    what: 'notices of enquiries that were seen',
    table: 'notices',
    since: 'seen_at',
    period: '30 days',
    when: "kind = 'enquiry'",
    why: 'The enquiry itself stays; what else waits goes when it is done.',
  },
  {
    what: 'letters that were sent',
    table: 'jobs.job',
    since: 'completed_on',
    period: '7 days',
    when: "name = 'mail' and state = 'completed'",
    why: 'To answer whether a letter went out; what it said is forgotten at once.',
  },
  {
    what: 'letters nobody took',
    table: 'jobs.job',
    since: 'coalesce(source_created_on, created_on)',
    period: '30 days',
    when: "name = 'dead-mail' or name = 'mail' and state <> 'completed'",
    why: 'They are given up after three and a half days; the operator may look why.',
  },
  {
    what: 'files nothing refers to',
    table: 'files',
    since: 'created_at',
    period: '30 days',
    why: 'Whoever uploaded one has dropped what it was for.',
  },
  {
    what: 'messages of the sandbox',
    table: 'outbox',
    since: 'created_at',
    period: '30 days',
    why: 'Nobody looks for older ones.',
  },
  {
    what: 'errors of browsers',
    table: 'error_reports',
    since: 'created_at',
    period: '30 days',
    why: 'Long enough to see whether a fault is mended.',
  },
];
