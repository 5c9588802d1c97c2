import type { StoredFile } from '@sewa/api/client';
import { defineVerb } from '../calling/defineVerb.ts';
import type { RouteInput } from '../calling/routeInput.ts';
import { storeFile } from './storeFile.ts';
import { mayAddFile } from './whoMayAsk.ts';

/** Stores a file for the user. Throws if its content is invalid or the user's quota is exceeded. */
export const addFile = defineVerb(
  mayAddFile,
  async (ctx, { body }: RouteInput<'addFile'>): Promise<StoredFile> => {
    const { id, sha256, state } = await storeFile(ctx, body);
    return { id, sha256, state };
  },
);
