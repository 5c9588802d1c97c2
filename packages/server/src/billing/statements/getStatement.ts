import type { Statement } from '@sewa/api/client';
import { contract } from '@sewa/api/schema';
import { findDay } from '@sewa/formatters';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { parseFields } from '../../platform/http/parseBody.ts';
import type { CsvFile } from '../../platform/papers/sendCsv.ts';
import type { PdfFile } from '../../platform/papers/sendPdf.ts';
import { type SignedIn, signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { formatStatementCsv } from './formatStatementCsv.ts';
import { describeItem, isOnlyPayee, listStatementRows } from './queries.ts';
import { renderStatement } from './renderStatement.ts';

/** What a statement is of, and its rows: of the year asked for, or of this year. Throws if the query is invalid. */
async function readStatement({ db, session, now }: SignedIn, { query }: RouteInput<'getStatement'>) {
  const userId = session.user_id;
  const asked = parseFields(contract.getStatement.query, Object.fromEntries(query));
  const year = Number(asked.year ?? findDay(now)?.slice(0, 4));
  const side = asked.as ?? ((await isOnlyPayee(db, userId)) ? 'payee' : 'payer');
  const rows = await listStatementRows(db, { userId, side, year, serviceId: asked.serviceId });
  return { year, side, rows };
}

async function composeStatement(ctx: SignedIn, input: RouteInput<'getStatement'>): Promise<Statement> {
  const { year, side, rows } = await readStatement(ctx, input);
  return {
    year,
    side,
    items: rows.map(describeItem),
    totalCents: rows.reduce((total, { cents }) => total + cents, 0),
  };
}

/** What the user paid or received in a year. */
export const getStatement = defineVerb(signedIn, composeStatement);

const nameFile = ({ side, year }: Pick<Statement, 'side' | 'year'>): string =>
  `rent-${side === 'payer' ? 'paid' : 'received'}-${year}`;

/** The statement of a year as CSV. */
export const getStatementCsv = defineVerb(
  signedIn,
  async (ctx, input: RouteInput<'getStatementCsv'>): Promise<CsvFile> => {
    const statement = await composeStatement(ctx, input);
    return { name: `${nameFile(statement)}.csv`, text: formatStatementCsv(statement) };
  },
);

/** The statement of a year as a PDF. */
export const getStatementPdf = defineVerb(
  signedIn,
  async (ctx, input: RouteInput<'getStatementPdf'>): Promise<PdfFile> => {
    const statement = await readStatement(ctx, input);
    const bytes = await renderStatement({ ...statement, name: ctx.session.name, now: ctx.now });
    return { name: `${nameFile(statement)}.pdf`, bytes };
  },
);
