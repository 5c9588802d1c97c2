import type { Document } from '@sewa/api/client';
import { homeNameSql } from '../../homes/listings/listingSql.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import type { SignedIn } from '../../platform/sessions/whoMayAsk.ts';
import * as messages from '../contracts/messages.ts';

/** A paper of a rental, as it is added. */
export interface NewRentalFile {
  readonly rentalId: string;
  readonly fileId: string;
  readonly kind: Document['kind'];
  readonly name: string;
  readonly validUntil: string | null;
  readonly purgeOn: string | null;
  readonly addedBy: string | null;
  readonly now: Date;
}

/** Makes a file a paper of a rental, for both of its sides. */
export async function insertRentalFile(tx: Queryable, file: NewRentalFile): Promise<void> {
  await tx.query(
    `insert into rental_files (rental_id, file_id, kind, name, valid_until, purge_on, added_by, added_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8)
      on conflict (rental_id, file_id) do update set kind = excluded.kind, name = excluded.name, valid_until = excluded.valid_until`,
    [file.rentalId, file.fileId, file.kind, file.name, file.validUntil, file.purgeOn, file.addedBy, file.now],
  );
}

/** Makes the papers of a rental valid until a later day, and keeps them until another. */
export async function extendRentalFiles(
  tx: Queryable,
  rentalId: string,
  { lastDay, purgeOn }: { lastDay: string; purgeOn: string },
): Promise<void> {
  await tx.query(
    `update rental_files set purge_on = greatest(purge_on, $3::date),
        valid_until = case when valid_until < $2::date then $2::date else valid_until end,
        reminded_at = case when valid_until < $2::date then null else reminded_at end
      where rental_id = $1 and purge_on is not null`,
    [rentalId, lastDay, purgeOn],
  );
}

/** An upload of the user, which may still be checked for viruses. Throws for anybody else's, naming the field. */
export async function getOwnUpload(
  { db, session }: Pick<SignedIn, 'db' | 'session'>,
  fileId: string,
  name: string,
): Promise<{ fileId: string; sha256: string }> {
  const { rows } = await db.query<{ id: string; sha256: string }>(
    `select id, sha256 from files where id = $1 and user_id = $2 and state <> 'refused' for key share`,
    [fileId, session.user_id],
  );
  const [row] = rows;
  if (!row) throw new HttpError('not-found', { fields: [{ name, reason: messages.fileUnknownReason }] });
  return { fileId: row.id, sha256: row.sha256 };
}

/** Whether file row `f` is a paper of a rental that a user, or the corporate they act for, is a party of; as SQL with two parameters. */
export const isOfRentalSql = (
  userId: string,
  corporateId: string,
): string => `exists (select from rental_files t
    join rental_parties p on p.rental_id = t.rental_id and p.left_at is null
  where t.file_id = f.id and (p.user_id = ${userId} or p.corporate_id = ${corporateId}))`;

/** The papers of the rentals that a user, or the corporate they act for, is a party of, the newest first. */
export async function listDocumentRows(
  db: Queryable,
  { userId, corporateId }: { userId: string; corporateId: string | null },
): Promise<Document[]> {
  const { rows } = await db.query<
    Omit<Document, 'addedAt' | 'readBy'> & { addedAt: Date; readBy: Document['readBy'] }
  >(
    `select t.file_id as id, t.kind, t.name, ${homeNameSql} as home, t.rental_id as "rentalId", t.added_at as "addedAt",
        t.valid_until::text as "validUntil", t.purge_on::text as "purgeOn",
        (select coalesce(json_agg(json_build_object('name', read.name, 'at', to_char(read.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
            order by read.at desc), '[]')
          from (select u.name, a.at from audit_log a left join users u on u.id = a.actor_id
            where a.chain = 'file:' || t.file_id and a.action = 'file-read' order by a.number desc limit 10) read) as "readBy"
      from rental_files t join files f on f.id = t.file_id and f.state <> 'refused' join rentals r on r.id = t.rental_id
        join listings l on l.id = r.listing_id
      where t.kind <> 'photo' and ${isOfRentalSql('$1', '$2')} order by t.added_at desc, t.kind, t.file_id limit 500`,
    [userId, corporateId],
  );
  return rows.map((row) => ({ ...row, addedAt: row.addedAt.toISOString() }));
}

/** A paper that ends soon. */
export interface EndingFile {
  rental_id: string;
  file_id: string;
  name: string;
  valid_until: string;
}

/** Papers that are valid until a day between two days, of which nobody was told. */
export async function listEnding(
  db: Queryable,
  { from, until }: { from: string; until: string },
): Promise<EndingFile[]> {
  const { rows } = await db.query<EndingFile>(
    `select rental_id, file_id, name, valid_until::text as valid_until from rental_files
      where kind = 'agreement' and valid_until between $1::date and $2::date and reminded_at is null order by valid_until, file_id`,
    [from, until],
  );
  return rows;
}

/** Notes that the parties were told that a paper ends; false if they were before. */
export async function claimEnding(
  tx: Queryable,
  { rental_id: rentalId, file_id: fileId }: EndingFile,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update rental_files set reminded_at = $3 where rental_id = $1 and file_id = $2 and reminded_at is null',
    [rentalId, fileId, now],
  );
  return rowCount > 0;
}

/** Which of these files a user can put into a rental: their own uploads, which are new to it (true), and its own (false). */
export async function listUsable(
  tx: Queryable,
  { rentalId, userId, fileIds }: { rentalId: string; userId: string; fileIds: readonly string[] },
): Promise<Map<string, boolean>> {
  const { rows } = await tx.query<{ id: string; is_new: boolean }>(
    `select f.id, r.file_id is null as is_new from files f
        left join rental_files r on r.file_id = f.id and r.rental_id = $1
      where f.id = any($3::uuid[]) and f.state <> 'refused' and (f.user_id = $2 or r.file_id is not null) for key share of f`,
    [rentalId, userId, fileIds],
  );
  return new Map(rows.map(({ id, is_new: isNew }) => [id, isNew]));
}
