import { readServices } from '../billing/services/serviceRow.ts';
import { readConversations } from '../conversations/chat/participantQueries.ts';
import { claimedUnits, ownedUnits } from '../homes/disputes/statementQueries.ts';
import { recordAudit } from '../platform/audit/recordAudit.ts';
import type { Blob } from '../platform/blobs/Blobs.ts';
import { defineVerb } from '../platform/calling/defineVerb.ts';
import type { RouteInput } from '../platform/calling/routeInput.ts';
import type { FileType } from '../platform/files/content/sniffType.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import { compilePermission, type PermittedRows } from '../platform/permissions/compilePermission.ts';
import { signedIn } from '../platform/sessions/whoMayAsk.ts';
import { findFile, readableFiles } from './fileQueries.ts';
import * as messages from './messages.ts';

/** A file for download. */
export interface FileDownload extends Blob {
  readonly id: string;
  readonly contentType: FileType;
}

const refuseState = (state: string, message: string, retryAfter: number | null) =>
  new HttpError('file-unavailable', { fields: [{ name: 'state', reason: state }], message, retryAfter });

/**
 * Downloads a file and records that in the audit log. Throws if there is no such file, the user has no access, or it isn't ready.
 */
export const getFile = defineVerb(
  signedIn,
  async (ctx, { id }: RouteInput<'getFile'>): Promise<FileDownload> => {
    const { session, blobs } = ctx;
    let firstParameter = 2;
    const compile = (rows: PermittedRows) => {
      const rules = compilePermission(session, { ...rows, firstParameter });
      firstParameter += rules.values.length;
      return rules;
    };
    const readable = compile(readableFiles);
    const sent = compile(readConversations);
    const ofService = compile(readServices);
    const owned = compile(ownedUnits);
    const claimed = compile(claimedUnits);
    const party = { userId: session.user_id, corporateId: session.corporate_id };
    const file = await ctx.transaction(async ({ db, now }) => {
      const row = await findFile(db, id, { readable, sent, ofService, owned, claimed, party });
      if (!row) throw new HttpError('not-found');
      if (row.state === 'checking') throw refuseState('checking', messages.fileChecking, 5);
      if (row.blob_id === null) throw refuseState('refused', messages.fileInfected, null);
      const access = {
        userId: row.user_id ?? session.user_id,
        actorId: session.user_id,
        thing: { kind: 'file', id } as const,
      };
      await recordAudit(db, { ...access, action: 'file-read' }, now);
      return { contentType: row.content_type, blobId: row.blob_id };
    });
    const blob = await blobs.find(file.blobId);
    if (!blob) throw new HttpError('not-found');
    return { id, contentType: file.contentType, bytes: blob.bytes };
  },
);
