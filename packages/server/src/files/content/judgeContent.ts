import { fileTypes } from '@sewa/api/schema';
import { HttpError } from '../../http/HttpError.ts';
import * as messages from '../../messages/messages.ts';
import { findJpegEnd, JPEG_SIGNATURE } from './findJpegEnd.ts';
import { findPdfIssue } from './findPdfIssue.ts';
import { findPngEnd, PNG_SIGNATURE } from './findPngEnd.ts';
import { findPolyglot } from './findPolyglot.ts';
import { findWebpEnd, isWebp } from './findWebpEnd.ts';

/** What a file may be. */
export type FileType = (typeof fileTypes)[number];

const names: Readonly<Record<FileType, string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
};

const beginsWith = (bytes: Buffer, signature: Buffer): boolean =>
  bytes.subarray(0, signature.length).equals(signature);

const begins: Readonly<Record<FileType, (bytes: Buffer) => boolean>> = {
  'application/pdf': (bytes) => beginsWith(bytes, Buffer.from('%PDF-')),
  'image/jpeg': (bytes) => beginsWith(bytes, JPEG_SIGNATURE),
  'image/png': (bytes) => beginsWith(bytes, PNG_SIGNATURE),
  'image/webp': isWebp,
};

/** Where a file ends, or why it is not taken. */
const findEnd: Readonly<Record<FileType, (bytes: Buffer) => number | string | Promise<number | string>>> = {
  'application/pdf': async (bytes) => (await findPdfIssue(bytes)) ?? bytes.length,
  'image/jpeg': findJpegEnd,
  'image/png': findPngEnd,
  'image/webp': findWebpEnd,
};

const refuseBody = (reason: string) => new HttpError('invalid', { fields: [{ name: 'body', reason }] });

/** A file as it is stored. */
export interface JudgedContent {
  readonly contentType: FileType;
  readonly bytes: Buffer;
}

/**
 * What the bytes of a file are, by themselves; what stands behind the end of a picture is cut off. Throws where they are nothing that may
 * be uploaded, another type than the sender says, damaged, several kinds of file at once, or so made that opening them takes far more room
 * than they do.
 */
export async function judgeContent(bytes: Buffer, declaredType: string): Promise<JudgedContent> {
  if (bytes.length === 0) throw refuseBody(messages.emptyReason);
  const type = fileTypes.find((each) => begins[each](bytes));
  if (!type) throw refuseBody(messages.fileTypeReason);
  if (type !== declaredType) {
    const reason = messages.otherFileTypeReason(declaredType, names[type]);
    throw new HttpError('wrong-type', { fields: [{ name: 'content-type', reason }] });
  }
  const end = await findEnd[type](bytes);
  if (typeof end === 'string') throw refuseBody(end);
  const picture = bytes.subarray(0, end);
  const issue = findPolyglot(picture, type);
  if (issue) throw refuseBody(issue);
  return { contentType: type, bytes: picture };
}
