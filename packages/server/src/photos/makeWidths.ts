import sharp from 'sharp';
import { openPhoto } from './openPhoto.ts';

/** Widths of a photo in pixels, the largest first. */
export const photoWidths = [1600, 960, 480] as const;

/** Largest height, as a multiple of the width. */
const MAX_TALLNESS = 2;

/** A photo in one width. */
export interface MadePhoto {
  readonly contentType: 'image/webp';
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Makes a photo upright and as WebP in up to three widths, the largest first; it is never enlarged. What the camera wrote beside
 * the pixels, such as the place, is left out, and colours become sRGB. Throws if it cannot be read.
 */
export async function makeWidths(bytes: Uint8Array): Promise<MadePhoto[]> {
  const [widest] = photoWidths;
  // Decoded once: the smaller widths are made from the pixels of the largest.
  const { data, info } = await openPhoto(bytes)
    .autoOrient()
    .resize({
      width: widest,
      height: widest * MAX_TALLNESS,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const made: MadePhoto[] = [];
  for (const width of [info.width, ...photoWidths.filter((each) => each < info.width && each < widest)]) {
    const webp = await sharp(data, { raw })
      .resize({ width })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    made.push({
      contentType: 'image/webp',
      bytes: webp.data,
      width: webp.info.width,
      height: webp.info.height,
    });
  }
  return made;
}
