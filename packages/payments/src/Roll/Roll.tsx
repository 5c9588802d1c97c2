import { buildRouteUrl, type RentRoll } from '@sewa/api/client';
import { formatMoney, formatMonth } from '@sewa/formatters';
import { Heading, Icon, Inline, Link, Pagination, Stack, Text } from '@sewa/ui';
import * as messages from './messages.ts';
import * as css from './Roll.css.ts';
import { RollRow } from './RollRow.tsx';
import { columnHeaderRole, rowGroupRole, rowRole, tableRole } from './roles.ts';
import { type RollPlace, rollPath, shiftMonth, yearPath } from './rollPaths.ts';

interface RollProps {
  readonly roll: RentRoll;
  readonly place: RollPlace;
}

/** The month, those before and after it, its year and its file. */
function RollHead({ month }: { readonly month: string }) {
  const before = shiftMonth(month, -1);
  const after = shiftMonth(month, 1);
  const year = month.slice(0, 4);
  return (
    <Inline justify="between" gap="m">
      <Heading level={2} size="m" id="roll-title">
        {messages.rollTitle(month)}
      </Heading>
      <Inline as="nav" gap="m" aria-label={messages.monthsLabel}>
        <Link href={rollPath({ month: before })} rel="prev">
          <Icon name="chevron-left" />
          {formatMonth(before)}
        </Link>
        <Link href={rollPath({ month: after })} rel="next">
          {formatMonth(after)}
          <Icon name="chevron-right" />
        </Link>
        <Link href={yearPath(Number(year))} aria-label={messages.yearFor(year)}>
          {messages.yearLabel(year)}
        </Link>
        <Link href={buildRouteUrl('getRentRollCsv', { month })} aria-label={messages.csvFor(month)} download>
          {messages.csvLabel}
        </Link>
      </Inline>
    </Inline>
  );
}

/** How what is overdue is made up. */
function describeOverdue({ overdueCents, earlierCents }: RentRoll): string {
  if (earlierCents > 0) return messages.ofEarlier(earlierCents);
  return overdueCents > 0 ? messages.overdueHint : messages.nothingOverdue;
}

/** What is expected, what came and what is overdue. */
function RollFigures({ roll }: { readonly roll: RentRoll }) {
  const { expectedCents, receivedCents, overdueCents, homes } = roll;
  const rest = expectedCents - receivedCents;
  const come = rest > 0 ? messages.stillToCome(rest) : messages.allHere;
  const figures = [
    {
      label: messages.expectedLabel,
      cents: expectedCents,
      hint: messages.ofHomes(homes),
      tone: undefined,
    },
    {
      label: messages.receivedLabel,
      cents: receivedCents,
      hint: expectedCents === 0 ? messages.nothingYet : come,
      tone: expectedCents > 0 && rest <= 0 ? 'success' : undefined,
    },
    {
      label: messages.overdueLabel,
      cents: overdueCents,
      hint: describeOverdue(roll),
      tone: overdueCents > 0 ? 'danger' : 'success',
    },
  ];
  return (
    <dl className={css.figures}>
      {figures.map(({ label, cents, hint, tone }) => (
        <div key={label} className={css.figure}>
          <dt className={css.figureLabel}>{label}</dt>
          <dd className={css.figureValue}>{formatMoney(cents)}</dd>
          <dd className={css.figureHint} data-tone={tone}>
            {hint}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const PAGE = 20;

/** The rent of all homes of whoever is paid in a month, with what can be done about each. */
export function Roll({ roll, place }: RollProps) {
  const { month, page, pages, rowCount, rows } = roll;
  const at = { ...place, month, page: String(page) };
  const toPage = (number: number) =>
    number < 1 || number > pages ? undefined : rollPath({ month, page: String(number) });
  const first = (page - 1) * PAGE + 1;
  return (
    <Stack as="section" gap="l" id="receiving" aria-labelledby="roll-title">
      <RollHead month={month} />
      <RollFigures roll={roll} />
      {rows.length === 0 ? (
        <Text tone="muted">{messages.noRent(month)}</Text>
      ) : (
        <div className={css.frame}>
          <table {...tableRole} aria-label={messages.tableLabel(month)} className={css.table}>
            <thead {...rowGroupRole} className={css.head}>
              <tr {...rowRole}>
                {Object.entries(messages.column).map(([key, label]) => (
                  <th
                    key={key}
                    {...columnHeaderRole}
                    scope="col"
                    data-numeric={key === 'amount' ? '' : undefined}
                    className={css.columnHead}
                  >
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            {rows.map((row) => (
              <RollRow
                key={`${row.serviceId} ${row.kind} ${row.period}`}
                row={row}
                month={month}
                place={at}
              />
            ))}
          </table>
        </div>
      )}
      {pages > 1 ? (
        <Pagination
          label={messages.pagesLabel}
          previousHref={toPage(page - 1)}
          nextHref={toPage(page + 1)}
          summary={messages.summary(first, first + rows.length - 1, rowCount)}
        />
      ) : null}
    </Stack>
  );
}
