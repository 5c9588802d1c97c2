import type { Attachment } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { storeFile } from '../../platform/files/storeFile.ts';
import { mayAddFile } from '../../platform/files/whoMayAsk.ts';
import { insertAttachment } from './attachmentQueries.ts';
import { getParticipant } from './getParticipant.ts';
import { nameAttachment } from './nameAttachment.ts';

/**
 * Stores a picture or PDF for a message to send. Until then, only its uploader can read it. Throws if the user takes no part in the
 * conversation, the content is invalid, or their storage quota is exceeded.
 */
export const addAttachment = defineVerb(
  mayAddFile,
  async (ctx, { conversationId, body }: RouteInput<'addAttachment'>): Promise<Attachment> => {
    await getParticipant(ctx, conversationId, 'update');
    const header = ctx.browser.findHeader('x-file-name');
    const { id, contentType } = await storeFile(ctx, body, async ({ db, session, now }, file) => {
      const name = nameAttachment(header, file.contentType);
      const userId = session.user_id;
      await insertAttachment(db, { fileId: file.id, conversationId, userId, name, now });
    });
    return { id, name: nameAttachment(header, contentType), contentType };
  },
);
