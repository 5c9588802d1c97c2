import * as messages from './messages.ts';

/** Types of photos that are taken, as the server's limits say. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** Largest photo in bytes: 15 MB. */
export const MAX_PHOTO_BYTES = 15 * 1024 * 1024;

/** Most photos of a listing. */
export const MAX_PHOTOS = 30;

/** What some browsers and phones call a JPEG. */
const aliases = ['image/jpg', 'image/pjpeg'];

const isHeic = ({ name, type }: File): boolean => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/** Why a file can't be added to so many photos, as a sentence; null if it can. */
export function findRefusal(file: File, count: number): string | null {
  if (isHeic(file)) return messages.heicReason;
  if (![...PHOTO_TYPES, ...aliases].includes(file.type)) return messages.typeReason(file.name);
  if (file.size > MAX_PHOTO_BYTES) return messages.sizeReason;
  return count >= MAX_PHOTOS ? messages.countReason(MAX_PHOTOS) : null;
}
