import sharp from 'sharp';
import { openPhoto } from './openPhoto.ts';

/** Widths of a listing's photo in pixels, the largest first. */
const photoWidths = [1600, 960, 480] as const;

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
 * Makes a photo upright and as WebP in these widths, the largest first; it is never enlarged. What the camera wrote beside
 * the pixels, such as the place, is left out, and colours become sRGB. Throws if it cannot be read.
 */
export async function makeWidths(
  bytes: Uint8Array,
  [widest, ...smaller]: readonly [number, ...number[]] = photoWidths,
): Promise<[MadePhoto, ...MadePhoto[]]> {
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
  const encode = async (width: number): Promise<MadePhoto> => {
    const webp = await sharp(data, { raw })
      .resize({ width })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    return {
      contentType: 'image/webp',
      bytes: webp.data,
      width: webp.info.width,
      height: webp.info.height,
    };
  };
  const made: [MadePhoto, ...MadePhoto[]] = [await encode(info.width)];
  for (const width of smaller.filter((each) => each < info.width)) made.push(await encode(width));
  return made;
}
