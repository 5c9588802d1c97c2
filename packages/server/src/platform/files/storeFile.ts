import type { StoredFile } from '@sewa/api/client';
import { recordAudit } from '../audit/recordAudit.ts';
import { createTableBlobs } from '../blobs/createTableBlobs.ts';
import type { InTransaction } from '../calling/Context.ts';
import { HttpError } from '../http/HttpError.ts';
import * as messages from '../messages/messages.ts';
import type { SignedIn } from '../sessions/whoMayAsk.ts';
import { CHECK_FILES_JOB } from './checkFiles.ts';
import { judgeContent } from './content/judgeContent.ts';
import type { FileType } from './content/sniffType.ts';
import { type FileUse, insertFile, lockFileUse } from './queries.ts';

/** Storage quota per user. */
export const quota: Readonly<FileUse> = { count: 1_000, bytes: 500_000_000 };

function requireRoom(used: FileUse, byteLength: number): void {
  const refuse = (reason: string) => new HttpError('too-large', { fields: [{ name: 'body', reason }] });
  if (used.count >= quota.count) throw refuse(messages.tooManyFilesReason(quota.count));
  if (used.bytes + byteLength > quota.bytes)
    throw refuse(messages.filesTooLargeReason(quota.bytes / 1_000_000));
}

/** A file that was stored, with its type as its content says. */
export type NewlyStored = StoredFile & { readonly contentType: FileType };

/**
 * Stores a file for the user, and in the same transaction what it is for; without a scanner, it is ready at once. Throws if its content
 * is invalid or the user's quota is exceeded.
 */
export async function storeFile(
  ctx: SignedIn,
  body: Blob,
  use: (tx: InTransaction<SignedIn>, file: NewlyStored) => Promise<void> = async () => undefined,
): Promise<NewlyStored> {
  const { session, scanner, jobs } = ctx;
  const userId = session.user_id;
  const { contentType, bytes } = await judgeContent(Buffer.from(await body.arrayBuffer()));
  const file = await ctx.transaction(async (tx) => {
    const { db, now } = tx;
    requireRoom(await lockFileUse(db, userId), bytes.length);
    const blobId = await createTableBlobs(db).put({ contentType, bytes });
    const isChecked = scanner !== null;
    const added = { userId, contentType, blobId, byteLength: bytes.length, isChecked, now };
    const stored = { ...(await insertFile(db, added)), contentType };
    await use(tx, stored);
    const thing = { kind: 'file', id: stored.id } as const;
    await recordAudit(db, { userId, thing, action: 'file-added' }, now);
    return stored;
  });
  // If this fails, the job that runs every minute picks it up.
  if (scanner) await jobs.send(CHECK_FILES_JOB).catch(() => undefined);
  return file;
}
