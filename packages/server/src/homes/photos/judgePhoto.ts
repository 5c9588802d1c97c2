import sharp, { type Metadata } from 'sharp';
import { MAX_PIXELS, TOO_MANY_PIXELS } from '../../platform/files/content/limits.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import * as messages from '../../platform/messages/messages.ts';
import { findPhotoType, type PhotoType } from './findPhotoType.ts';
import { makePreview } from './makePreview.ts';
import { openPhoto } from './openPhoto.ts';

const names: Readonly<Record<PhotoType, string>> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
};

const refuseBody = (reason: string) => new HttpError('invalid', { fields: [{ name: 'body', reason }] });
const refuseType = (reason: string) =>
  new HttpError('wrong-type', { fields: [{ name: 'content-type', reason }] });

/** A photo that can be read: its size as it is looked at, and a blurred preview. */
export interface JudgedPhoto {
  readonly contentType: PhotoType;
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  readonly preview: string;
}

function requireType(bytes: Buffer, declaredType: string): PhotoType {
  if (bytes.length === 0) throw refuseBody(messages.emptyReason);
  const type = findPhotoType(bytes);
  if (type === 'image/heic' || /^image\/hei[cf]$/.test(declaredType))
    throw refuseType(messages.photoHeicReason);
  if (!type) throw refuseBody(messages.photoTypeReason);
  if (type !== declaredType) throw refuseType(messages.otherFileTypeReason(declaredType, names[type]));
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
 * Judges a photo by its content, and decodes it once. Throws if it is of another type than it says, HEIC, animated, has too many
 * or too few pixels or is damaged.
 */
export async function judgePhoto(bytes: Buffer, declaredType: string): Promise<JudgedPhoto> {
  const contentType = requireType(bytes, declaredType);
  const damaged = () => {
    throw refuseBody(messages.fileDamagedReason);
  };
  // Reads the header only, so the size can be told before anything is unpacked.
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata().catch(damaged);
  requireStill(metadata);
  const preview = await makePreview(openPhoto(bytes)).catch(damaged);
  const { width, height } = metadata.autoOrient;
  return { contentType, bytes, width, height, preview };
}
