import type { Respond } from '../../platform/calling/VerbRouter.ts';
import type { StatementFile } from './getStatement.ts';

/** Sends a statement as a CSV file. */
export const sendCsv: Respond<StatementFile> = ({ name, text }, reply) =>
  reply.send(text, {
    'content-type': 'text/csv; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'same-origin',
  });
