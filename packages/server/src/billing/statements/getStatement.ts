import type { Statement } from '@sewa/api/client';
import { contract } from '@sewa/api/schema';
import { findDay } from '@sewa/formatters';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { cutPage, makeCursorError, parseLimit, requireDay } from '../../platform/http/listPlace.ts';
import { parseFields } from '../../platform/http/parseBody.ts';
import type { CsvFile } from '../../platform/papers/sendCsv.ts';
import type { PdfFile } from '../../platform/papers/sendPdf.ts';
import { type SignedIn, signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { formatStatementCsv } from './formatStatementCsv.ts';
import {
  describeItem,
  isOnlyPayee,
  listStatementRows,
  readStatementPage,
  type StatementPlace,
  type StatementSide,
} from './queries.ts';
import { renderStatement } from './renderStatement.ts';

/** The year and the side of a statement: as asked for, or this year, and what somebody does here. */
async function findStatement(
  { db, session, now }: SignedIn,
  asked: { year?: string | undefined; as?: StatementSide | undefined },
): Promise<{ year: number; side: StatementSide }> {
  const year = Number(asked.year ?? findDay(now)?.slice(0, 4));
  return { year, side: asked.as ?? ((await isOnlyPayee(db, session.user_id)) ? 'payee' : 'payer') };
}

/** What a statement is narrowed to where one rent plan is asked for. */
const onlyOf = (serviceId: string | undefined) =>
  serviceId === undefined ? {} : { serviceIds: [serviceId] };

/** All that a file has: of the year asked for, or of this year. Throws if the query is invalid. */
async function readStatement(ctx: SignedIn, { query }: RouteInput<'getStatementCsv'>) {
  const asked = parseFields(contract.getStatementCsv.query, Object.fromEntries(query));
  const of = await findStatement(ctx, asked);
  const whose = { userId: ctx.session.user_id, ...of, ...onlyOf(asked.serviceId) };
  return { ...of, rows: await listStatementRows(ctx.db, whose) };
}

/** The days of a month, or of a year. */
function findDays(year: number, month: string | undefined): { first: string; last: string } {
  if (month === undefined) return { first: `${year}-01-01`, last: `${year}-12-31` };
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0));
  return { first: `${month}-01`, last: last.toISOString().slice(0, 10) };
}

/** The place that a cursor names. Throws if it is invalid. */
function parseStatementPlace(cursor: string): StatementPlace {
  const [, day, id] = /^(2\d{3}-\d\d-\d\d)_(\d{1,15})$/.exec(cursor) ?? [];
  if (!day || !id) throw makeCursorError();
  return { day: requireDay(day), id };
}

/** A page of what the user paid or received in a year or month, with the sums of all. */
export const getStatement = defineVerb(
  signedIn,
  async (ctx, { query }: RouteInput<'getStatement'>): Promise<Statement> => {
    const { db, session } = ctx;
    const asked = parseFields(contract.getStatement.query, Object.fromEntries(query));
    const { month, cursor, serviceId } = asked;
    const limit = parseLimit(asked.limit);
    const after = cursor === undefined ? null : parseStatementPlace(cursor);
    const of = await findStatement(ctx, month === undefined ? asked : { ...asked, year: month.slice(0, 4) });
    const whose = { userId: session.user_id, ...of, ...onlyOf(serviceId) };
    const days = findDays(of.year, month);
    const page = await readStatementPage(db, { ...whose, days, after, limit: limit + 1 });
    const { shown, last } = cutPage(page.items, limit);
    const sums = new Map(page.months.map((sum) => [sum.month, sum.cents]));
    const months = Array.from({ length: 12 }, (_, index) => sums.get(index + 1) ?? 0);
    const ofMonth =
      month === undefined ? months : months.slice(Number(month.slice(5)) - 1, Number(month.slice(5)));
    return {
      ...of,
      items: shown.map(describeItem),
      totalCents: ofMonth.reduce((total, cents) => total + cents, 0),
      months,
      nextCursor: last ? `${last.day}_${last.id}` : null,
    };
  },
);

const nameFile = ({ side, year }: Pick<Statement, 'side' | 'year'>): string =>
  `rent-${side === 'payer' ? 'paid' : 'received'}-${year}`;

/** The statement of a year as CSV. */
export const getStatementCsv = defineVerb(
  signedIn,
  async (ctx, input: RouteInput<'getStatementCsv'>): Promise<CsvFile> => {
    const { rows, ...of } = await readStatement(ctx, input);
    return {
      name: `${nameFile(of)}.csv`,
      text: formatStatementCsv({ ...of, items: rows.map(describeItem) }),
    };
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
