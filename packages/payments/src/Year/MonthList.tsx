import type { Statement } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { formatDay, formatMoney, formatMonth } from '@sewa/formatters';
import { Heading, Link, List, ListItem, Stack, Text } from '@sewa/ui';
import { useSearchParams } from 'react-router-dom';
import { MoreLink } from '../More/MoreLink.tsx';
import { useAddedPages, useMore } from '../More/useMore.ts';
import * as messages from './messages.ts';
import { LINES, monthPath } from './yearQuery.ts';

type Line = Statement['items'][number];

interface MonthListProps {
  readonly year: string;
  /** The month whose payments are shown. */
  readonly month: string | undefined;
  /** The sums of the months, and the first payments of that one. */
  readonly lines: Statement;
}

const lineId = ({ billId, on, cents }: Line): string => `line-${billId}-${on}-${cents}`;

function LineRow({ line }: { readonly line: Line }) {
  return (
    <ListItem end={<Text isNumeric>{formatMoney(line.cents)}</Text>}>
      <Text as="span" id={lineId(line)} tabIndex={-1}>
        {messages.lineOf(formatDay(line.on), line.street)}
      </Text>
      <Text size="s" tone="muted">
        {messages.lineFor(line)}
      </Text>
    </ListItem>
  );
}

/** A further page of payments. */
function LinePart({
  params,
}: {
  readonly params: { year: string; as: 'payee'; month: string; cursor: string };
}) {
  const { data: page } = useRoute('getStatement', params, { isErrorReturned: true });
  return page?.items.map((line) => <LineRow key={lineId(line)} line={line} />);
}

/** The payments of a month, in pages. */
function Lines({
  year,
  month,
  lines,
}: {
  readonly year: string;
  readonly month: string;
  readonly lines: Statement;
}) {
  const [query] = useSearchParams();
  const added = useAddedPages(`lines:${month}:${query.get(LINES) ?? ''}`);
  const of = (cursor: string) => ({ year, as: 'payee' as const, month, cursor });
  const page = useRoute('getStatement', added.last ? of(added.last) : null, { isErrorReturned: true });
  const begin = page.data?.items[0];
  const more = useMore(added, { first: lines.nextCursor, page, focusId: begin && lineId(begin) });
  return (
    <Stack gap="m">
      <List variant="boxed" aria-label={messages.paymentsOf(month)}>
        {lines.items.map((line) => (
          <LineRow key={lineId(line)} line={line} />
        ))}
        {added.cursors.map((cursor) => (
          <LinePart key={cursor} params={of(cursor)} />
        ))}
      </List>
      <MoreLink
        more={more}
        makeHref={(cursor) => monthPath(year, month, cursor)}
        of={messages.paymentsOf(month)}
      />
    </Stack>
  );
}

/** What came in each month of a year, and the payments of the month that is opened. */
export function MonthList({ year, month, lines }: MonthListProps) {
  const months = lines.months
    .map((cents, index) => ({ cents, name: `${year}-${String(index + 1).padStart(2, '0')}` }))
    .filter(({ cents, name }) => cents !== 0 || name === month);
  if (months.length === 0) return null;
  return (
    <Stack as="section" gap="m" id="payments" aria-labelledby="payments-title">
      <Heading level={2} size="s" id="payments-title">
        {messages.paymentsTitle}
      </Heading>
      <List variant="boxed">
        {months.map(({ cents, name }) => (
          <ListItem key={name} end={<Text isNumeric>{formatMoney(cents)}</Text>}>
            <Link
              href={name === month ? monthPath(year) : monthPath(year, name)}
              aria-expanded={name === month}
              aria-label={messages.paymentsOf(name)}
            >
              {formatMonth(name)}
            </Link>
          </ListItem>
        ))}
      </List>
      {month === undefined ? null : (
        <Stack gap="s">
          <Heading level={3} size="s">
            {messages.paymentsOf(month)}
          </Heading>
          <Lines key={month} year={year} month={month} lines={lines} />
        </Stack>
      )}
    </Stack>
  );
}
