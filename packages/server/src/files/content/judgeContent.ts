import { fileTypes } from '@sewa/api/schema';
import { HttpError } from '../../http/HttpError.ts';
import * as messages from '../../messages/messages.ts';
import { findJpegIssue, JPEG_SIGNATURE } from './findJpegIssue.ts';
import { findPdfIssue } from './findPdfIssue.ts';
import { findPngIssue, PNG_SIGNATURE } from './findPngIssue.ts';
import { findPolyglot } from './findPolyglot.ts';
import { findWebpIssue, isWebp } from './findWebpIssue.ts';

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

const findIssue: Readonly<Record<FileType, (bytes: Buffer) => string | null | Promise<string | null>>> = {
  'application/pdf': findPdfIssue,
  'image/jpeg': findJpegIssue,
  'image/png': findPngIssue,
  'image/webp': findWebpIssue,
};

const refuseBody = (reason: string) => new HttpError('invalid', { fields: [{ name: 'body', reason }] });

/**
 * Detects the type of a file from its content. Throws if it isn't accepted, doesn't match the declared type, is damaged, is a polyglot,
 * or is a decompression bomb.
 */
export async function judgeContent(bytes: Buffer, declaredType: string): Promise<FileType> {
  if (bytes.length === 0) throw refuseBody(messages.emptyReason);
  const type = fileTypes.find((each) => begins[each](bytes));
  if (!type) throw refuseBody(messages.fileTypeReason);
  if (type !== declaredType) {
    const reason = messages.otherFileTypeReason(declaredType, names[type]);
    throw new HttpError('wrong-type', { fields: [{ name: 'content-type', reason }] });
  }
  const issue = findPolyglot(bytes, type) ?? (await findIssue[type](bytes));
  if (issue) throw refuseBody(issue);
  return type;
}
