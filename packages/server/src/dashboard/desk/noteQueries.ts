import type { DeskNote } from '@sewa/api/client';
import type { Queryable } from '../../platform/database/database.ts';
import { isoSql } from '../../platform/database/isoSql.ts';

/** What a note is about. */
export type NoteSubject = 'listing' | 'report' | 'dispute';

/** The notes about something, oldest first. */
export async function listNoteRows(db: Queryable, about: NoteSubject, id: string): Promise<DeskNote[]> {
  const { rows } = await db.query<DeskNote>(
    `select n.id, n.words, u.name as "writtenBy", ${isoSql('n.written_at')} as "writtenAt"
      from desk_notes n left join users u on u.id = n.written_by
      where n.about_kind = $1 and n.about_id = $2 order by n.written_at, n.id`,
    [about, id],
  );
  return rows;
}

const exists: Readonly<Record<NoteSubject, string>> = {
  listing: 'select from listings where id = $1',
  report: `select from listing_reports where id::text = $1
    union all select from message_reports where 'message-' || id = $1`,
  dispute: 'select from unit_disputes where id::text = $1',
};

/** Whether there is something that a note can be about. */
export async function hasSubject(db: Queryable, about: NoteSubject, id: string): Promise<boolean> {
  const { rowCount } = await db.query(exists[about], [id]);
  return rowCount > 0;
}

/** Inserts a note. */
export async function insertNote(
  tx: Queryable,
  note: { about: NoteSubject; id: string; userId: string; words: string; now: Date },
): Promise<void> {
  await tx.query(
    `insert into desk_notes (about_kind, about_id, written_by, words, written_at) values ($1, $2, $3, $4, $5)`,
    [note.about, note.id, note.userId, note.words, note.now],
  );
}
