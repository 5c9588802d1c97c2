import { normalizeLine } from '@sewa/api/schema';
import type { FileType } from '../../platform/files/content/sniffType.ts';
import { fileEndings } from '../../platform/files/fileEndings.ts';
import * as messages from './messages.ts';

/** Longest name of an attachment, in characters. */
const NAME_LENGTH = 200;

function decode(header: string): string {
  try {
    return decodeURIComponent(header);
  } catch {
    return '';
  }
}

/** The name of an attachment: what the header `x-file-name` says, on one line, or one that says what the file is. */
export function nameAttachment(header: string | undefined, contentType: FileType): string {
  const given = [...normalizeLine(decode(header ?? ''))].slice(0, NAME_LENGTH).join('').trim();
  const kind = contentType === 'application/pdf' ? messages.unnamedDocument : messages.unnamedPhoto;
  return given || `${kind}.${fileEndings[contentType]}`;
}
