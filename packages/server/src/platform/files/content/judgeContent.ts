import { fileTypes } from '@sewa/api/schema';
import { HttpError } from '../../http/HttpError.ts';
import * as messages from '../../messages/messages.ts';
import { findJpegEnd, JPEG_SIGNATURE } from './findJpegEnd.ts';
import { findPdfIssue } from './findPdfIssue.ts';
import { findPngEnd, PNG_SIGNATURE } from './findPngEnd.ts';
import { findPolyglot } from './findPolyglot.ts';
import { findWebpEnd, isWebp } from './findWebpEnd.ts';

/** Accepted media types. */
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
 * Detects the type of a file from its content, and cuts off anything after the end of a picture. Throws if the file isn't accepted,
 * doesn't match the declared type, is damaged, is a polyglot, or is a decompression bomb.
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
