import type { Respond } from '../calling/VerbRouter.ts';

/** A CSV file to download; its name has no characters that a header can't carry. */
export interface CsvFile {
  readonly name: string;
  readonly text: string;
}

/** Sends a CSV file as an attachment that isn't cached. */
export const sendCsv: Respond<CsvFile> = ({ name, text }, reply) =>
  reply.send(text, {
    'content-type': 'text/csv; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'same-origin',
  });
