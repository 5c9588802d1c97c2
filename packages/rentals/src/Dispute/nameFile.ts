import type { OwnDispute } from '@sewa/api/client';
import * as messages from './messages.ts';

type StatedFile = OwnDispute['statement']['files'][number];

const types: Readonly<Record<StatedFile['contentType'], string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
};

/** The name of a document among those of its side: 'Document 2 (PDF)'. */
export const nameFile = ({ contentType }: StatedFile, index: number): string =>
  messages.fileName(index + 1, types[contentType]);
