import * as messages from '../messages/messages.ts';

/** What happens to a user's rows when their account is deleted. */
export type OnDelete = 'deleted' | 'anonymous' | 'retained';

/** A table with personal data: how its rows are exported, and what happens to them on deletion. */
export interface PersonalDataLocation {
  readonly table: string;
  /** The column that identifies the user. */
  readonly column: string;
  /** What that column holds. */
  readonly contains: 'id' | 'email' | 'phone';
  /** Name of the list in the exported file, or null with the reason in `why`. */
  readonly exportAs: string | null;
  /** Columns that aren't exported: hashes of secrets. */
  readonly hides?: readonly string[];
  /** An SQL expression to export instead of the row. */
  readonly shows?: string;
  readonly onDelete: OnDelete;
  /** Values of columns in an anonymized row. */
  readonly changes?: Readonly<Record<string, string | null>>;
  readonly why: string;
}

/**
 * All tables with personal data, in the order of deletion. A test compares them with the database schema and fails if a table that
 * refers to a user is missing.
 */
export const personalData: readonly PersonalDataLocation[] = [
  {
    table: 'listers',
    column: 'user_id',
    contains: 'id',
    exportAs: 'lister',
    onDelete: 'anonymous',
    changes: { name: messages.formerUser, phone_number: null, email: null, user_id: null },
    why: 'Their listings are closed first; enquiries of others name the lister. A registration number is public.',
  },
  {
    table: 'favourites',
    column: 'user_id',
    contains: 'id',
    exportAs: 'favourites',
    onDelete: 'deleted',
    why: 'Nobody else needs them.',
  },
  {
    table: 'notices',
    column: 'user_id',
    contains: 'id',
    exportAs: 'notices',
    onDelete: 'deleted',
    why: 'Nothing waits for nobody.',
  },
  {
    table: 'saved_searches',
    column: 'user_id',
    contains: 'id',
    exportAs: 'savedSearches',
    onDelete: 'deleted',
    why: 'Nobody else needs them; what was mailed for them and the links in the letters go with them.',
  },
  {
    table: 'enquiries',
    column: 'user_id',
    contains: 'id',
    exportAs: 'enquiries',
    onDelete: 'retained',
    why: 'Whoever was asked keeps what was asked, without the name and the number.',
  },
  {
    table: 'messages',
    column: 'sender_id',
    contains: 'id',
    exportAs: 'messages',
    onDelete: 'retained',
    why: 'They belong to both sides of a conversation; the name goes with the user.',
  },
  {
    table: 'conversations',
    column: 'started_by',
    contains: 'id',
    exportAs: 'conversations',
    onDelete: 'retained',
    why: 'The other side keeps its messages; they say nothing of who somebody is.',
  },
  {
    table: 'conversation_users',
    column: 'user_id',
    contains: 'id',
    exportAs: 'conversationsJoined',
    onDelete: 'retained',
    why: 'Says which conversations a number takes part in, and nothing else.',
  },
  {
    table: 'attachments',
    column: 'user_id',
    contains: 'id',
    exportAs: 'attachments',
    onDelete: 'deleted',
    why: 'The files themselves are deleted, too.',
  },
  {
    table: 'message_reports',
    column: 'user_id',
    contains: 'id',
    exportAs: 'messageReports',
    onDelete: 'retained',
    why: 'Operators keep what was reported. It names a number nobody has any more.',
  },
  {
    table: 'blocks',
    column: 'blocked_by',
    contains: 'id',
    exportAs: 'blocks',
    onDelete: 'deleted',
    why: 'Nobody writes to an account that is gone.',
  },
  {
    table: 'blocks',
    column: 'blocked',
    contains: 'id',
    exportAs: null,
    onDelete: 'deleted',
    why: 'Whom somebody else blocked is theirs to know; nobody writes from an account that is gone.',
  },
  {
    table: 'invitations',
    column: 'invited_by',
    contains: 'id',
    exportAs: 'invitationsMade',
    hides: ['guid_hash', 'code_hash'],
    onDelete: 'anonymous',
    changes: { invited_by_name: messages.formerUser },
    why: 'Whoever was invited keeps what they were invited to.',
  },
  {
    table: 'invitations',
    column: 'accepted_by',
    contains: 'id',
    exportAs: 'invitationsAccepted',
    hides: ['guid_hash', 'code_hash'],
    onDelete: 'anonymous',
    changes: { email: 'somebody.who.left@invalid', accepted_by: null },
    why: 'Whoever invited keeps that it was accepted.',
  },
  {
    table: 'invitations',
    column: 'email',
    contains: 'email',
    exportAs: 'invitationsReceived',
    hides: ['guid_hash', 'code_hash'],
    onDelete: 'deleted',
    why: 'Nobody is there to take them up.',
  },
  {
    table: 'waitlist_entries',
    column: 'email',
    contains: 'email',
    exportAs: 'waitlists',
    hides: ['contact_digest'],
    onDelete: 'deleted',
    why: 'They left; whoever still wants to hear of something joins again.',
  },
  {
    table: 'memberships',
    column: 'user_id',
    contains: 'id',
    exportAs: 'memberships',
    onDelete: 'deleted',
    why: 'Whoever left acts for no corporate.',
  },
  {
    table: 'sessions',
    column: 'user_id',
    contains: 'id',
    exportAs: 'sessions',
    hides: ['id'],
    onDelete: 'deleted',
    why: 'Every browser is logged out.',
  },
  {
    table: 'proofs',
    column: 'user_id',
    contains: 'id',
    exportAs: null,
    onDelete: 'deleted',
    why: 'Codes of the last minutes; they say nothing that stands not in the profile.',
  },
  {
    table: 'files',
    column: 'user_id',
    contains: 'id',
    exportAs: 'files',
    hides: ['blob_id', 'check_due_at', 'check_attempts'],
    onDelete: 'deleted',
    why: 'Private, also those sent in messages; the bytes of each are to be had at its address, /api/files/{id}.',
  },
  {
    table: 'account_deletions',
    column: 'user_id',
    contains: 'id',
    exportAs: 'deletions',
    onDelete: 'deleted',
    why: 'It is carried out.',
  },
  {
    table: 'one_time_codes',
    column: 'phone_number',
    contains: 'phone',
    exportAs: null,
    onDelete: 'deleted',
    why: 'Codes of the last minutes; they say nothing that stands not in the profile.',
  },
  {
    table: 'jobs.job',
    column: "data->>'to'",
    contains: 'email',
    exportAs: 'mailsUnderway',
    shows: `jsonb_build_object('recipient', data->>'to', 'subject', data->>'subject', 'created_at', created_on,
      'due_at', start_after, 'attempts', retry_count)`,
    onDelete: 'deleted',
    why: 'Nobody is there to read them; what was sent is forgotten then.',
  },
  {
    table: 'outbox',
    column: 'recipient',
    contains: 'email',
    exportAs: null,
    onDelete: 'deleted',
    why: 'The sandbox’s copies of letters, where nothing is sent.',
  },
  {
    table: 'outbox',
    column: 'recipient',
    contains: 'phone',
    exportAs: null,
    onDelete: 'deleted',
    why: 'The sandbox’s copies of messages, where nothing is sent.',
  },
  {
    table: 'cookie_consents',
    column: 'user_id',
    contains: 'id',
    exportAs: 'cookieChoices',
    onDelete: 'retained',
    why: 'Shows what was agreed to; nothing may change it. It names a number nobody has any more.',
  },
  {
    table: 'audit_log',
    column: 'user_id',
    contains: 'id',
    exportAs: 'auditLog',
    hides: ['previous_seal', 'seal'],
    onDelete: 'retained',
    why: 'Shows what was done to an account; nothing may change it. It names a number nobody has any more.',
  },
  {
    table: 'audit_log',
    column: 'actor_id',
    contains: 'id',
    exportAs: null,
    onDelete: 'retained',
    why: 'What somebody did to their own account is in the list above; what they did to others’ is told to those.',
  },
  {
    table: 'identities',
    column: 'user_id',
    contains: 'id',
    exportAs: 'identities',
    onDelete: 'deleted',
    why: 'Nobody logs in to an account that is gone.',
  },
  {
    table: 'log_in_attempts',
    column: 'user_id',
    contains: 'id',
    exportAs: null,
    onDelete: 'deleted',
    why: 'Sealed secrets of the last minutes; they say nothing of the person.',
  },
  {
    table: 'myinfo_drafts',
    column: 'user_id',
    contains: 'id',
    exportAs: null,
    onDelete: 'deleted',
    why: 'Sealed until they are submitted, shown on a page of their own, and gone within a day.',
  },
  {
    table: 'identity_numbers',
    column: 'user_id',
    contains: 'id',
    exportAs: null,
    onDelete: 'deleted',
    why: 'Sealed; the person knows their own number, and a file on a disk is no place for it.',
  },
  {
    table: 'profile_sources',
    column: 'user_id',
    contains: 'id',
    exportAs: 'fieldSources',
    onDelete: 'deleted',
    why: 'Where fields came from that are gone.',
  },
  {
    table: 'users',
    column: 'id',
    contains: 'id',
    exportAs: 'profile',
    onDelete: 'anonymous',
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
