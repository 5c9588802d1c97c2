import type { Respond, VerbRouter } from '../../platform/calling/VerbRouter.ts';
import { sendPdf } from '../../platform/pdf/sendPdf.ts';
import { getStatement, getStatementCsv, getStatementPdf, type StatementFile } from './getStatement.ts';

const sendCsv: Respond<StatementFile> = ({ name, text }, reply) =>
  reply.send(text, {
    'content-type': 'text/csv; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'same-origin',
  });

/** Adds the routes of statements. */
export function addStatementRoutes(router: VerbRouter): void {
  router.mount('getStatement', getStatement);
  router.mountWithResponse('getStatementCsv', getStatementCsv, sendCsv);
  router.mountWithResponse('getStatementPdf', getStatementPdf, sendPdf);
}
