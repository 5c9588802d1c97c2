import sharp from 'sharp';

/** What a test's photo is like. */
export interface TestPhoto {
  width?: number;
  height?: number;
  format?: 'jpeg' | 'png' | 'webp' | 'avif';
  /** Of the whole picture; it tells photos apart. */
  colour?: string;
}

/** A photo as a phone takes it: on its side, with the place where it was taken. */
export function makePhoto({
  width = 800,
  height = 600,
  format = 'jpeg',
  colour = 'teal',
}: TestPhoto = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '1/1 2/1 3/1' } })
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer();
}
