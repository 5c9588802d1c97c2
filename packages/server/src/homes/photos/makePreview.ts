import type { Sharp } from 'sharp';

/** Width of a preview, in pixels; browsers blur it by enlarging it. */
const WIDTH = 16;

/** Makes a tiny blurred version of a photo, as a data URL. Throws if the photo is damaged. */
export async function makePreview(photo: Sharp): Promise<string> {
  const bytes = await photo
    .autoOrient()
    .resize({ width: WIDTH, height: 2 * WIDTH, fit: 'inside' })
    .flatten({ background: 'white' })
    .webp({ quality: 40, smartSubsample: true })
    .toBuffer();
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}
