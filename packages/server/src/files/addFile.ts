import type { StoredFile } from '@sewa/api/client';
import { recordAudit } from '../audit/recordAudit.ts';
import { createTableBlobs } from '../blobs/createTableBlobs.ts';
import type { Context } from '../calling/Context.ts';
import { defineVerb } from '../calling/defineVerb.ts';
import type { RouteInput } from '../calling/routeInput.ts';
import { HttpError } from '../http/HttpError.ts';
import * as messages from '../messages/messages.ts';
import { requirePermission } from '../permissions/requirePermission.ts';
import { type SignedIn, signedUp } from '../sessions/whoMayAsk.ts';
import { CHECK_FILES_JOB } from './checkFiles.ts';
import { judgeContent } from './content/judgeContent.ts';
import { type FileUse, insertFile, lockFileUse } from './queries.ts';

/** Storage quota per user. */
export const quota: Readonly<FileUse> = { count: 1_000, bytes: 500_000_000 };

function requireRoom(used: FileUse, byteLength: number): void {
  const refuse = (reason: string) => new HttpError('too-large', { fields: [{ name: 'body', reason }] });
  if (used.count >= quota.count) throw refuse(messages.tooManyFilesReason(quota.count));
  if (used.bytes + byteLength > quota.bytes)
    throw refuse(messages.filesTooLargeReason(quota.bytes / 1_000_000));
}

/** Signed-up users who may upload files; checked before the body is read, because it can be large. */
const mayAddFile = async (ctx: Context): Promise<SignedIn> => {
  const admitted = await signedUp(ctx);
  const { session } = admitted;
  requirePermission(session, 'create', 'File', { userId: session.user_id });
  return admitted;
};

/**
 * Stores a file for the user; without a scanner, it is ready at once. Throws if its content is invalid or the user's quota is
 * exceeded.
 */
export const addFile = defineVerb(
  mayAddFile,
  async (ctx, { body }: RouteInput<'addFile'>): Promise<StoredFile> => {
    const { session, scanner, jobs } = ctx;
    const userId = session.user_id;
    const { contentType, bytes } = await judgeContent(Buffer.from(await body.arrayBuffer()), body.type);
    const file = await ctx.transaction(async ({ db, now }) => {
      requireRoom(await lockFileUse(db, userId), bytes.length);
      const blobId = await createTableBlobs(db).put({ contentType, bytes });
      const isChecked = scanner !== null;
      const added = { userId, contentType, blobId, byteLength: bytes.length, isChecked, now };
      const stored = await insertFile(db, added);
      const thing = { kind: 'file', id: stored.id } as const;
      await recordAudit(db, { userId, thing, action: 'file-added' }, now);
      return stored;
    });
    // If this fails, the job that runs every minute picks it up.
    if (scanner) await jobs.send(CHECK_FILES_JOB).catch(() => undefined);
    return file;
  },
);
