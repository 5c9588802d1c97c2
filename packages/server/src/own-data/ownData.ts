/** What becomes of a person's rows when their account is deleted. */
export type Fate = 'deleted' | 'anonymous' | 'kept';

/** Where something about a person is kept, whether they get it with their data, and what becomes of it without them. */
export interface OwnDataPlace {
  readonly table: string;
  /** The column that says whose it is. */
  readonly column: string;
  /** What that column holds. */
  readonly holds: 'id' | 'email' | 'phone';
  /** Name of the list in the exported file, or null with the reason in `why`. */
  readonly exportAs: string | null;
  /** Columns that stay out of the file: what is kept of secrets. */
  readonly hides?: readonly string[];
  readonly fate: Fate;
  /** What an anonymous row says instead. */
  readonly changes?: Readonly<Record<string, string | null>>;
  readonly why: string;
}

/**
 * Every place of a person's data, in the order in which an account is deleted. A test compares it with the database: a table
 * that names a person and stands here not is a failure.
 */
export const ownData: readonly OwnDataPlace[] = [
  {
    table: 'listers',
    column: 'user_id',
    holds: 'id',
    exportAs: 'lister',
    fate: 'anonymous',
    changes: { name: 'Somebody who left', phone_number: null, email: null, user_id: null },
    why: 'Their listings are closed first; enquiries of others name the lister. A registration number is public.',
  },
  {
    table: 'favourites',
    column: 'user_id',
    holds: 'id',
    exportAs: 'favourites',
    fate: 'deleted',
    why: 'Nobody else needs them.',
  },
  {
    table: 'saved_searches',
    column: 'user_id',
    holds: 'id',
    exportAs: 'savedSearches',
    fate: 'deleted',
    why: 'Nobody else needs them; what was mailed for them and the links in the letters go with them.',
  },
  {
    table: 'enquiries',
    column: 'user_id',
    holds: 'id',
    exportAs: 'enquiries',
    fate: 'kept',
    why: 'Whoever was asked keeps what was asked, without the name and the number.',
  },
  {
    table: 'messages',
    column: 'sender_id',
    holds: 'id',
    exportAs: 'messages',
    fate: 'kept',
    why: 'They belong to both sides of a conversation; the name goes with the user.',
  },
  {
    table: 'conversations',
    column: 'started_by',
    holds: 'id',
    exportAs: 'conversations',
    fate: 'kept',
    why: 'The other side keeps its messages; they say nothing of who somebody is.',
  },
  {
    table: 'conversation_users',
    column: 'user_id',
    holds: 'id',
    exportAs: 'conversationsJoined',
    fate: 'kept',
    why: 'Says which conversations a number takes part in, and nothing else.',
  },
  {
    table: 'invitations',
    column: 'invited_by',
    holds: 'id',
    exportAs: 'invitationsMade',
    hides: ['guid_hash', 'code_hash'],
    fate: 'anonymous',
    changes: { invited_by_name: 'Somebody who left' },
    why: 'Whoever was invited keeps what they were invited to.',
  },
  {
    table: 'invitations',
    column: 'accepted_by',
    holds: 'id',
    exportAs: 'invitationsAccepted',
    hides: ['guid_hash', 'code_hash'],
    fate: 'anonymous',
    changes: { email: 'somebody.who.left@invalid', accepted_by: null },
    why: 'Whoever invited keeps that it was accepted.',
  },
  {
    table: 'invitations',
    column: 'email',
    holds: 'email',
    exportAs: 'invitationsReceived',
    hides: ['guid_hash', 'code_hash'],
    fate: 'deleted',
    why: 'Nobody is there to take them up.',
  },
  {
    table: 'memberships',
    column: 'user_id',
    holds: 'id',
    exportAs: 'memberships',
    fate: 'deleted',
    why: 'Whoever left acts for no corporate.',
  },
  {
    table: 'sessions',
    column: 'user_id',
    holds: 'id',
    exportAs: 'sessions',
    hides: ['id'],
    fate: 'deleted',
    why: 'Every browser is logged out.',
  },
  {
    table: 'proofs',
    column: 'user_id',
    holds: 'id',
    exportAs: null,
    fate: 'deleted',
    why: 'Codes of the last minutes; they say nothing that stands not in the profile.',
  },
  {
    table: 'account_deletions',
    column: 'user_id',
    holds: 'id',
    exportAs: 'deletions',
    fate: 'deleted',
    why: 'It is carried out.',
  },
  {
    table: 'one_time_codes',
    column: 'phone_number',
    holds: 'phone',
    exportAs: null,
    fate: 'deleted',
    why: 'Codes of the last minutes; they say nothing that stands not in the profile.',
  },
  {
    table: 'queued_mails',
    column: 'recipient',
    holds: 'email',
    exportAs: 'lettersUnderway',
    hides: ['key', 'text_body', 'html_body', 'headers'],
    fate: 'deleted',
    why: 'Nobody is there to read them.',
  },
  {
    table: 'outbox',
    column: 'recipient',
    holds: 'email',
    exportAs: null,
    fate: 'deleted',
    why: 'The sandbox’s copies of letters, where nothing is sent.',
  },
  {
    table: 'outbox',
    column: 'recipient',
    holds: 'phone',
    exportAs: null,
    fate: 'deleted',
    why: 'The sandbox’s copies of messages, where nothing is sent.',
  },
  {
    table: 'cookie_consents',
    column: 'user_id',
    holds: 'id',
    exportAs: 'cookieChoices',
    fate: 'kept',
    why: 'Shows what was agreed to; nothing may change it. It names a number nobody has any more.',
  },
  {
    table: 'audit_log',
    column: 'user_id',
    holds: 'id',
    exportAs: 'auditLog',
    hides: ['previous_seal', 'seal'],
    fate: 'kept',
    why: 'Shows what was done to an account; nothing may change it. It names a number nobody has any more.',
  },
  {
    table: 'audit_log',
    column: 'actor_id',
    holds: 'id',
    exportAs: null,
    fate: 'kept',
    why: 'What somebody did to their own account is in the list above; what they did to others’ is told to those.',
  },
  {
    table: 'identities',
    column: 'user_id',
    holds: 'id',
    exportAs: 'identities',
    fate: 'deleted',
    why: 'Nobody logs in to an account that is gone.',
  },
  {
    table: 'log_in_attempts',
    column: 'user_id',
    holds: 'id',
    exportAs: null,
    fate: 'deleted',
    why: 'Sealed secrets of the last minutes; they say nothing of the person.',
  },
  {
    table: 'myinfo_drafts',
    column: 'user_id',
    holds: 'id',
    exportAs: null,
    fate: 'deleted',
    why: 'Sealed until they are submitted, shown on a page of their own, and gone within a day.',
  },
  {
    table: 'identity_numbers',
    column: 'user_id',
    holds: 'id',
    exportAs: null,
    fate: 'deleted',
    why: 'Sealed; the person knows their own number, and a file on a disk is no place for it.',
  },
  {
    table: 'profile_sources',
    column: 'user_id',
    holds: 'id',
    exportAs: 'fieldSources',
    fate: 'deleted',
    why: 'Where fields came from that are gone.',
  },
  {
    table: 'users',
    column: 'id',
    holds: 'id',
    exportAs: 'profile',
    fate: 'anonymous',
    changes: {
      name: null,
      email: null,
      phone_number: null,
      residential_status: null,
      pass_type: null,
      proven_email: null,
      registration_number: null,
      licence_number: null,
      user_type_ids: '{}',
      is_valid: 'false',
    },
    why: 'What is kept names the number of the account; nothing else is left of it.',
  },
];
