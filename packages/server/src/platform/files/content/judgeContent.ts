import { fileTypes } from '@sewa/api/schema';
import { HttpError } from '../../http/HttpError.ts';
import * as messages from '../../messages/messages.ts';
import { findJpegEnd } from './findJpegEnd.ts';
import { findPdfIssue } from './findPdfIssue.ts';
import { findPngEnd } from './findPngEnd.ts';
import { findPolyglot } from './findPolyglot.ts';
import { findWebpEnd } from './findWebpEnd.ts';
import { type FileType, sniffType } from './sniffType.ts';

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
 * Detects the type of a file from its content, and cuts off anything after the end of a picture. Throws if the file isn't accepted, is
 * damaged, is a polyglot, or is a decompression bomb.
 */
export async function judgeContent(bytes: Buffer): Promise<JudgedContent> {
  if (bytes.length === 0) throw refuseBody(messages.emptyReason);
  const sniffed = sniffType(bytes);
  const type = fileTypes.find((each) => each === sniffed);
  if (!type) throw refuseBody(messages.fileTypeReason);
  const end = await findEnd[type](bytes);
  if (typeof end === 'string') throw refuseBody(end);
  const picture = bytes.subarray(0, end);
  const issue = findPolyglot(picture, type);
  if (issue) throw refuseBody(issue);
  return { contentType: type, bytes: picture };
}
