import { findPictureSize } from '../files/content/findPictureSize.ts';
import { judgeContent } from '../files/content/judgeContent.ts';
import { HttpError } from '../http/HttpError.ts';
import * as messages from '../messages/messages.ts';

/** The picture of an article: its bytes, its type, and its size in pixels. */
export interface Cover {
  readonly contentType: string;
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Checks a picture as files are checked. Throws if it is damaged, or no JPEG, PNG or WebP picture. */
export async function parseCover(bytes: Buffer, declaredType: string): Promise<Cover> {
  const judged = await judgeContent(bytes, declaredType);
  const size = findPictureSize(judged.bytes, judged.contentType);
  if (!size)
    throw new HttpError('invalid', { fields: [{ name: 'body', reason: messages.fileDamagedReason }] });
  return { ...judged, ...size };
}
