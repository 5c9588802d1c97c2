import type { StoredFile } from '@sewa/api/client';
import type { CompiledRules } from '@sewa/auth/rules';
import { isOfServiceSql } from '../billing/services/serviceRow.ts';
import { IS_REPORTED, isSentSql } from '../conversations/chat/attachmentQueries.ts';
import { isOfDisputeSql } from '../homes/disputes/statementQueries.ts';
import type { Queryable } from '../platform/database/database.ts';
import type { FileType } from '../platform/files/content/sniffType.ts';
import type { PermittedRows } from '../platform/permissions/compilePermission.ts';
import { isOfRentalSql } from '../tenancies/rental-files/rentalFileQueries.ts';

/** Files of row `f` that a user can read: their own, and for operators those of a reported message and of an open dispute. */
export const readableFiles = {
  action: 'read',
  subject: 'File',
  columns: {
    userId: { sql: 'f.user_id', type: 'text' },
    isReported: { sql: `(${IS_REPORTED} or ${isOfDisputeSql('true')})`, type: 'boolean' },
  },
} as const satisfies PermittedRows;

/** A file, as stored. */
export interface FileRow {
  id: string;
  /** Null for a paper of a rental whose uploader left, or that is ours. */
  user_id: string | null;
  content_type: FileType;
  blob_id: string | null;
  state: StoredFile['state'];
}

/**
 * The file of an id, or null. Rules about files, whose parameters start at $2, say whether the user can read it as such; rules about
 * conversations, about services and about both sides of a dispute, whose parameters follow, whether it was sent to them, or belongs to a
 * service or a dispute of theirs. The papers of a rental belong to its parties.
 */
export async function findFile(
  db: Queryable,
  id: string,
  {
    readable,
    sent,
    ofService,
    owned,
    claimed,
    party,
  }: Readonly<Record<'readable' | 'sent' | 'ofService' | 'owned' | 'claimed', CompiledRules>> & {
    readonly party: { readonly userId: string; readonly corporateId: string | null };
  },
): Promise<FileRow | null> {
  const values = [
    id,
    ...readable.values,
    ...sent.values,
    ...ofService.values,
    ...owned.values,
    ...claimed.values,
  ];
  const { rows } = await db.query<FileRow>(
    `select f.id, f.user_id, f.content_type, f.blob_id, f.state from files f
      where f.id = $1 and (${readable.text} or ${isSentSql(sent.text)} or ${isOfServiceSql(ofService.text)}
          or ${isOfDisputeSql(`${owned.text} or ${claimed.text}`)} or ${isOfRentalSql(`$${values.length + 1}`, `$${values.length + 2}`)})`,
    [...values, party.userId, party.corporateId],
  );
  return rows[0] ?? null;
}
