import { findDay, formatDay, formatMoney, formatMonth } from '@sewa/formatters';
import * as common from '../../platform/messages/messages.ts';
import { formatAmount } from '../../platform/papers/formatAmount.ts';
import type { PaperColumn, PaperParty, PaperTable, StatementData } from '../../platform/papers/PaperData.ts';
import { renderPaper } from '../../platform/papers/renderPaper.ts';
import * as billingMessages from '../messages.ts';
import * as messages from './messages.ts';
import { describeItem, type StatementRow, type StatementSide } from './queries.ts';

/** What a statement as a paper is of. */
interface StatementPaper {
  readonly year: number;
  readonly side: StatementSide;
  readonly rows: readonly StatementRow[];
  /** Whose it is. */
  readonly name: string | null;
  readonly now: Date;
}

/** The payments of one home. */
interface HomeOfYear {
  readonly name: string;
  readonly postalCode: string;
  readonly others: readonly string[];
  readonly rows: readonly StatementRow[];
  readonly cents: number;
}

const amount: PaperColumn = { name: messages.statementColumn.amount, align: 'end', width: '34mm' };

const sum = (rows: readonly StatementRow[]): number => rows.reduce((total, { cents }) => total + cents, 0);

/** Names, each once, in the order in which they come. */
const listNames = (rows: readonly StatementRow[]): string[] => [
  ...new Set(rows.map(({ other }) => other ?? common.unnamedTenant)),
];

/** Payments by home, in the order of the first payment of each. */
function listHomes(rows: readonly StatementRow[]): HomeOfYear[] {
  const byHome = new Map<string, StatementRow[]>();
  for (const row of rows) {
    const key = `${row.postal_code} ${describeItem(row).street}`;
    byHome.set(key, [...(byHome.get(key) ?? []), row]);
  }
  return [...byHome.values()].flatMap((ofHome) => {
    const [first] = ofHome;
    if (!first) return [];
    const { street: name } = describeItem(first);
    return {
      name,
      postalCode: first.postal_code,
      others: listNames(ofHome),
      rows: ofHome,
      cents: sum(ofHome),
    };
  });
}

const nameCountry = (postalCode: string): string => messages.singaporePostalCode(postalCode);

/** Who paid and who was paid, with the home where it is one. */
function describeParties({ side, name, rows }: StatementPaper, homes: readonly HomeOfYear[]): PaperParty[] {
  const [home] = homes;
  const others = listNames(rows);
  const lines = home && homes.length === 1 ? [home.name, nameCountry(home.postalCode)] : [];
  const many = homes.length > 1 ? [messages.statementHomes(homes.length)] : [];
  const isPayer = side === 'payer';
  const own = {
    label: isPayer ? billingMessages.receiptPayerLabel : billingMessages.receiptPayeeLabel,
    name: name ?? common.unnamedTenant,
    lines: isPayer ? [...lines, ...many] : [],
  };
  if (others.length === 0) return [own];
  const [only] = others;
  const other = {
    label: isPayer ? billingMessages.receiptPayeeLabel : billingMessages.receiptPayerLabel,
    name: only !== undefined && others.length === 1 ? only : messages.statementMany[side](others.length),
    lines: isPayer ? [] : [...lines, ...many],
  };
  return isPayer ? [own, other] : [other, own];
}

const makeSummary = (homes: readonly HomeOfYear[], total: number): StatementData['summary'] =>
  homes.length < 2
    ? null
    : {
        title: messages.statementSummaryTitle,
        columns: [
          { name: messages.statementColumn.home },
          { name: messages.statementCountLabel, align: 'end', width: '24mm' },
          amount,
        ],
        rows: homes.map(({ name, rows, cents }) => [name, String(rows.length), formatAmount(cents)]),
        total: [
          billingMessages.totalLabel,
          String(homes.reduce((count, { rows }) => count + rows.length, 0)),
          formatAmount(total),
        ],
      };

const makeTable = ({ rows, cents }: HomeOfYear): PaperTable => ({
  columns: [
    { name: messages.statementColumn.on, width: '32mm' },
    { name: messages.statementColumn.period, width: '28mm' },
    { name: messages.statementColumn.kind, width: '24mm' },
    { name: messages.statementColumn.method },
    amount,
  ],
  rows: rows.map(({ on, period, kind, method, cents: paid }) => [
    formatDay(on),
    formatMonth(period),
    billingMessages.billKind[kind],
    billingMessages.paymentWay[method],
    formatAmount(paid),
  ]),
  total: [billingMessages.totalLabel, '', '', '', formatAmount(cents)],
});

/** A statement of a year as a PDF, for the tax office: by home, with the sum of each and of all. */
export async function renderStatement(statement: StatementPaper): Promise<Uint8Array<ArrayBuffer>> {
  const { year, side, rows, now } = statement;
  const homes = listHomes(rows);
  const total = sum(rows);
  const { bytes } = await renderPaper('statement', {
    title: messages.statementTitle(side, year),
    creationTimestamp: Math.floor(now.getTime() / 1000),
    sum: { label: messages.statementSum[side], value: formatMoney(total) },
    parties: describeParties(statement, homes),
    facts: [
      {
        label: messages.statementPeriodLabel,
        value: messages.statementPeriod(formatDay(`${year}-01-01`), formatDay(`${year}-12-31`)),
      },
      { label: billingMessages.receiptGivenLabel, value: formatDay(findDay(now)) },
    ],
    summary: makeSummary(homes, total),
    homes: homes.map((home) => ({
      title: home.name,
      about: messages.statementOther[side](home.others.join(', ')),
      ...makeTable(home),
    })),
    empty: messages.statementEmpty,
    notes: [
      ...(rows.some(({ cents }) => cents < 0) ? [messages.statementRefundNote] : []),
      messages.statementFooter,
    ],
  });
  return bytes;
}
