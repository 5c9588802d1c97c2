import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import * as messages from '../messages.ts';
import { getPartyOfDispute } from './getDispute.ts';
import { countOwnFiles, lockDispute, upsertStatement } from './statementQueries.ts';

/**
 * Writes what a side of an open dispute says, with the files that prove it, in place of what it said before. Throws if the user is on no
 * side, or a file is neither theirs nor was among those of their side.
 */
export const stateDispute = defineVerb(
  signedIn,
  (ctx, { id, body }: RouteInput<'stateDispute'>): Promise<void> =>
    ctx.transaction(async ({ db, now, session }) => {
      await lockDispute(db, id);
      const { row, side } = await getPartyOfDispute(db, id, session);
      const userId = session.user_id;
      const fileIds = [...new Set(body.fileIds)];
      const known = new Set(row[side]?.files.map((file) => file.id));
      const added = fileIds.filter((fileId) => !known.has(fileId));
      if ((await countOwnFiles(db, userId, added)) < added.length)
        throw new HttpError('invalid', { fields: [{ name: 'fileIds', reason: messages.unknownFileReason }] });
      await upsertStatement(db, { disputeId: id, side, words: body.words || null, fileIds, userId, now });
      const details = { dispute: id, files: String(fileIds.length) };
      await recordAudit(db, { userId, action: 'dispute-stated', details }, now);
    }),
);
