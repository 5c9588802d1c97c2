import { photoTypes } from '@sewa/api/schema';
import sharp, { type Metadata } from 'sharp';
import { MAX_PIXELS, TOO_MANY_PIXELS } from '../../platform/files/content/limits.ts';
import { type PhotoType, sniffType } from '../../platform/files/content/sniffType.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import * as common from '../../platform/messages/messages.ts';
import * as messages from '../messages.ts';
import { makePreview } from './makePreview.ts';
import { openPhoto, workOnPhoto } from './openPhoto.ts';

const refuseBody = (reason: string) => new HttpError('invalid', { fields: [{ name: 'body', reason }] });

/** A photo that can be read: its size as it is looked at, and a blurred preview. */
export interface JudgedPhoto {
  readonly contentType: PhotoType;
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  readonly preview: string;
}

function requireType(bytes: Buffer): PhotoType {
  if (bytes.length === 0) throw refuseBody(common.emptyReason);
  const sniffed = sniffType(bytes);
  if (sniffed === 'image/heic') {
    const fields = [{ name: 'content-type', reason: messages.photoHeicReason }];
    throw new HttpError('wrong-type', { fields });
  }
  const type = photoTypes.find((each) => each === sniffed);
  if (!type) throw refuseBody(messages.photoTypeReason);
  return type;
}

/** Pixels that the longer side of a photo has at least: a smaller one is blurred across a phone. */
const MIN_SIDE = 800;

function requireStill({ width, height, pages = 1 }: Metadata): void {
  if (width * height > MAX_PIXELS) throw refuseBody(TOO_MANY_PIXELS);
  if (pages > 1) throw refuseBody(messages.photoAnimatedReason);
  if (Math.max(width, height) < MIN_SIDE)
    throw refuseBody(messages.photoTooSmallReason(width, height, MIN_SIDE));
}

/**
 * Judges a photo by its content, and decodes it once. Throws if it is of no type we take, HEIC, animated, has too many or too
 * few pixels or is damaged.
 */
export async function judgePhoto(bytes: Buffer): Promise<JudgedPhoto> {
  const contentType = requireType(bytes);
  const damaged = () => {
    throw refuseBody(common.fileDamagedReason);
  };
  // Reads the header only, so the size can be told before anything is unpacked.
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata().catch(damaged);
  requireStill(metadata);
  const preview = await workOnPhoto(() => makePreview(openPhoto(bytes))).catch(damaged);
  const { width, height } = metadata.autoOrient;
  return { contentType, bytes, width, height, preview };
}
