import type { fileTypes, photoTypes } from '@sewa/api/schema';
import { JPEG_SIGNATURE } from './findJpegEnd.ts';
import { PNG_SIGNATURE } from './findPngEnd.ts';
import { isWebp } from './findWebpEnd.ts';

/** Media type of a photo. */
export type PhotoType = (typeof photoTypes)[number];

/** Accepted media types of files. */
export type FileType = (typeof fileTypes)[number];

const PDF_SIGNATURE = Buffer.from('%PDF-');

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'];

/** Brands of an ISO media file, which AVIF and HEIC files are; empty for other files. */
function listBrands(bytes: Buffer): string[] {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return [];
  const brands = bytes.toString('latin1', 8, Math.min(bytes.readUInt32BE(0), bytes.length, 256));
  return brands.match(/.{4}/gs) ?? [];
}

/**
 * Detects the type of a file from its first bytes; null if it is none that is known. Names and declared types don't count: cameras,
 * browsers and messengers get them wrong.
 */
export function sniffType(bytes: Buffer): FileType | PhotoType | 'image/heic' | null {
  const beginsWith = (signature: Buffer) => bytes.subarray(0, signature.length).equals(signature);
  if (beginsWith(PDF_SIGNATURE)) return 'application/pdf';
  if (beginsWith(JPEG_SIGNATURE)) return 'image/jpeg';
  if (beginsWith(PNG_SIGNATURE)) return 'image/png';
  if (isWebp(bytes)) return 'image/webp';
  const brands = listBrands(bytes);
  if (brands.includes('avif') || brands.includes('avis')) return 'image/avif';
  return brands.some((brand) => heicBrands.includes(brand)) ? 'image/heic' : null;
}
