import { makeWidths } from '../../homes/photos/makeWidths.ts';
import { judgeContent } from '../../platform/files/content/judgeContent.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import * as common from '../../platform/messages/messages.ts';
import * as messages from '../messages.ts';

/** The picture of an article: its bytes, its type, and its size in pixels. */
export interface Cover {
  readonly contentType: string;
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const refuseBody = (reason: string) => new HttpError('invalid', { fields: [{ name: 'body', reason }] });

/** Width of a cover, in pixels. */
const WIDTH = 1600;

/**
 * Checks a picture as files are checked, and makes it as photos are made, without what the camera wrote beside the pixels. Throws if
 * it is damaged, or no JPEG, PNG or WebP picture.
 */
export async function parseCover(bytes: Buffer): Promise<Cover> {
  const judged = await judgeContent(bytes);
  if (judged.contentType === 'application/pdf') throw refuseBody(messages.coverTypeReason);
  const made = await makeWidths(judged.bytes, [WIDTH]).catch(() => null);
  if (!made) throw refuseBody(common.fileDamagedReason);
  return made[0];
}
