import type { FileType } from './content/sniffType.ts';

/** Ending of a file's name, by its type. */
export const fileEndings: Readonly<Record<FileType, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};
