import type { Queryable } from '../../platform/database/database.ts';

/** What somebody wrote to join a waitlist. */
export interface NewEntry {
  waitlist: string;
  /** Digest of the email address in lower case. */
  contactDigest: string;
  name: string;
  email: string;
  phoneNumber: string | null;
  consentVersion: string;
  consentText: string;
  now: Date;
  /** For the time of mails, which goes by the real clock. */
  realNow: Date;
}

/** An entry of a waitlist, as a join leaves it. */
export interface JoinedEntry {
  id: string;
  confirmed_at: Date | null;
  mailed_at: Date;
  is_new: boolean;
}

/** Inserts an entry, or finds that of the same contact as it is; locked until the transaction ends. */
export async function upsertEntry(tx: Queryable, entry: NewEntry): Promise<JoinedEntry> {
  const { rows } = await tx.query<JoinedEntry>(
    `insert into waitlist_entries
        (waitlist, contact_digest, name, email, phone_number, consent_version, consent_text, created_at, mailed_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
      on conflict (waitlist, contact_digest) do update set waitlist = excluded.waitlist
      returning id, confirmed_at, mailed_at, xmax = 0 as is_new`,
    [
      entry.waitlist,
      entry.contactDigest,
      entry.name,
      entry.email,
      entry.phoneNumber,
      entry.consentVersion,
      entry.consentText,
      entry.now,
      entry.realNow,
    ],
  );
  const [row] = rows;
  if (!row) throw new Error('An entry of a waitlist was not inserted.');
  return row;
}

/**
 * Replaces an unconfirmed entry by what was written now, and ends the links to what was written before: a link confirms only what its
 * mail was sent for.
 */
export async function replaceEntry(tx: Queryable, id: string, entry: NewEntry): Promise<void> {
  await tx.query(
    `update waitlist_entries set name = $2, email = $3, phone_number = $4, consent_version = $5, consent_text = $6, created_at = $7
      where id = $1 and confirmed_at is null`,
    [id, entry.name, entry.email, entry.phoneNumber, entry.consentVersion, entry.consentText, entry.now],
  );
  await tx.query('delete from waitlist_links where entry_id = $1', [id]);
}

/** Stores the link of a mail, and when the mail was queued. */
export async function insertLink(
  tx: Queryable,
  { id, entryId, realNow }: { id: string; entryId: string; realNow: Date },
): Promise<void> {
  await tx.query('insert into waitlist_links (id, entry_id) values ($1, $2)', [id, entryId]);
  await tx.query('update waitlist_entries set mailed_at = $2 where id = $1', [entryId, realNow]);
}

/** An entry that a link leads to. */
export interface LinkedEntry {
  id: string;
  waitlist: string;
  title: string;
  confirmed_at: Date | null;
}

/** The entry of a link, or null; one that was not confirmed after this time counts as none. */
export async function findLinkedEntry(
  db: Queryable,
  linkId: string,
  unconfirmedSince: Date,
): Promise<LinkedEntry | null> {
  const { rows } = await db.query<LinkedEntry>(
    `select e.id, e.waitlist, w.title, e.confirmed_at
      from waitlist_links l join waitlist_entries e on e.id = l.entry_id join waitlists w on w.name = e.waitlist
      where l.id = $1 and (e.confirmed_at is not null or e.created_at > $2)`,
    [linkId, unconfirmedSince],
  );
  return rows[0] ?? null;
}

/** Confirms an entry, once. */
export async function confirmEntry(tx: Queryable, id: string, now: Date): Promise<void> {
  await tx.query('update waitlist_entries set confirmed_at = $2 where id = $1 and confirmed_at is null', [
    id,
    now,
  ]);
}

/** Deletes an entry with its links. */
export async function deleteEntry(tx: Queryable, id: string): Promise<void> {
  await tx.query('delete from waitlist_entries where id = $1', [id]);
}

/** The place of an entry in the queue of its list, from 1; null while it isn't confirmed. */
export async function findPlace(db: Queryable, id: string): Promise<number | null> {
  const { rows } = await db.query<{ place: number }>(
    `select count(*)::int as place from waitlist_entries own
        join waitlist_entries e on e.waitlist = own.waitlist and (e.confirmed_at, e.id) <= (own.confirmed_at, own.id)
      where own.id = $1 and own.confirmed_at is not null`,
    [id],
  );
  return rows[0]?.place || null;
}

/** A confirmed entry, for the export. */
export interface ExportedEntry {
  name: string;
  email: string;
  phone_number: string | null;
  consent_version: string;
  created_at: Date;
  confirmed_at: Date;
}

/** The confirmed entries of a list, in the order of the queue; all of them without a limit. */
export async function listConfirmedEntries(
  db: Queryable,
  waitlist: string,
  limit: number | null = null,
): Promise<ExportedEntry[]> {
  const { rows } = await db.query<ExportedEntry>(
    `select name, email, phone_number, consent_version, created_at, confirmed_at from waitlist_entries
      where waitlist = $1 and confirmed_at is not null order by confirmed_at, id limit $2`,
    [waitlist, limit],
  );
  return rows;
}
