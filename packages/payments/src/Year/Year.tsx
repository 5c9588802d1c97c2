import { buildRouteUrl, type RentYear } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { formatAddress, formatMoney } from '@sewa/formatters';
import { Grid, Heading, Icon, Inline, Link, List, Stack, StatTile, Text } from '@sewa/ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MoreLink } from '../More/MoreLink.tsx';
import { useAddedPages, useMore } from '../More/useMore.ts';
import {
  cellRole,
  columnHeaderRole,
  rowGroupRole,
  rowHeaderRole,
  rowRole,
  tableRole,
} from '../Roll/roles.ts';
import { yearPath } from '../Roll/rollPaths.ts';
import * as messages from './messages.ts';
import * as css from './Year.css.ts';
import { HOMES, homesPath } from './yearQuery.ts';

type Month = RentYear['homes'][number]['months'][number];

const IRAS =
  'https://www.iras.gov.sg/taxes/individual-income-tax/employees/income-from-property-investment-and-other-sources/income-from-property-rented-out';

/** A month of a home: its sum, or why there is none. */
function describeMonth({ cents, state }: Month): string {
  if (cents !== 0) return formatMoney(cents);
  if (state === 'no-plan') return messages.noPlan;
  if (state === 'not-billed') return messages.notBilled;
  return state === 'billed' ? formatMoney(0) : messages.nothing;
}

type Home = RentYear['homes'][number];

/** The element that is focused when a page begins with a home. */
const homeId = ({ address }: Home): string =>
  `home-${[address.postalCode, address.block, address.floor, address.unit].join('-').replace(/[^\w-]/g, '')}`;

interface RowProps {
  readonly id?: string;
  readonly name: string;
  readonly months: readonly string[];
  readonly netCents: number;
}

function Row({ id, name, months, netCents }: RowProps) {
  return (
    <tr {...rowRole} className={css.row}>
      <th
        {...rowHeaderRole}
        id={id}
        tabIndex={id === undefined ? undefined : -1}
        scope="row"
        className={css.home}
      >
        {name}
      </th>
      {months.map((words, index) => (
        <td
          key={messages.months[index]}
          {...cellRole}
          data-label={messages.months[index]}
          data-quiet={words.includes('$') ? undefined : ''}
          className={css.cell}
        >
          {words}
        </td>
      ))}
      <td {...cellRole} data-label={messages.totalLabel} className={css.total}>
        {formatMoney(netCents)}
      </td>
    </tr>
  );
}

function HomeRows({ homes }: { readonly homes: readonly Home[] }) {
  return homes.map((home) => (
    <Row
      key={`${home.address.postalCode} ${formatAddress(home.address)}`}
      id={homeId(home)}
      name={formatAddress(home.address)}
      months={home.months.map(describeMonth)}
      netCents={home.netCents}
    />
  ));
}

/** A further page of homes. */
function HomePart({ year, cursor }: { readonly year: string; readonly cursor: string }) {
  const { data: page } = useRoute('getRentYear', { year, cursor }, { isErrorReturned: true });
  return page ? <HomeRows homes={page.homes} /> : null;
}

function YearTable({ rent, cursors }: { readonly rent: RentYear; readonly cursors: readonly string[] }) {
  const { year, homes, homeCount, months, netCents } = rent;
  return (
    <div className={css.frame} id="homes">
      <table {...tableRole} aria-label={messages.tableLabel(year)} className={css.table}>
        <thead {...rowGroupRole} className={css.head}>
          <tr {...rowRole}>
            {[messages.homeLabel, ...messages.months, messages.totalLabel].map((label, index) => (
              <th
                key={label}
                {...columnHeaderRole}
                scope="col"
                data-home={index === 0 ? '' : undefined}
                className={css.columnHead}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...rowGroupRole} className={css.rows}>
          <HomeRows homes={homes} />
          {cursors.map((cursor) => (
            <HomePart key={cursor} year={String(year)} cursor={cursor} />
          ))}
          {homeCount > 1 ? (
            <Row
              name={messages.allHomes}
              months={months.map((cents) => (cents === 0 ? messages.nothing : formatMoney(cents)))}
              netCents={netCents}
            />
          ) : null}
        </tbody>
      </table>
    </div>
  );
}

/** What the figures are, and what they are not. */
function About({ rent: { year, dueCents, depositCents } }: { readonly rent: RentYear }) {
  return (
    <Stack as="section" gap="s" aria-labelledby="tax-title">
      <Heading level={2} size="s" id="tax-title">
        {messages.aboutTitle}
      </Heading>
      <List variant="plain">
        <li>
          {`${messages.due(year, formatMoney(dueCents))} `}
          <Link href={IRAS}>{messages.sourceOfDue}</Link>
        </li>
        <li>{messages.expenses}</li>
        <li>{messages.deemed}</li>
        <li>{depositCents === 0 ? messages.noDeposits : messages.deposits(depositCents)}</li>
      </List>
    </Stack>
  );
}

/** The homes of a year, in pages, and what the words among their sums mean. */
function Homes({ rent }: { readonly rent: RentYear }) {
  const year = String(rent.year);
  const [query] = useSearchParams();
  const added = useAddedPages(`homes:${year}:${query.get(HOMES) ?? ''}`);
  const page = useRoute('getRentYear', added.last ? { year, cursor: added.last } : null, {
    isErrorReturned: true,
  });
  const begin = page.data?.homes[0];
  const more = useMore(added, { first: rent.nextCursor, page, focusId: begin && homeId(begin) });
  return (
    <Stack gap="s">
      <YearTable rent={rent} cursors={added.cursors} />
      <MoreLink more={more} makeHref={(cursor) => homesPath(rent.year, cursor)} of={messages.moreHomes} />
      <Text size="s" tone="muted">
        {messages.legend}
      </Text>
    </Stack>
  );
}

interface YearProps {
  readonly rent: RentYear;
  /** What is shown below the homes. */
  readonly children: ReactNode;
}

/** The rent somebody received in a year, by home and month. */
export function Year({ rent, children }: YearProps) {
  const { year, homeCount, receivedCents, refundedCents, netCents, dueCents } = rent;
  return (
    <Stack gap="l">
      <Inline as="nav" gap="m" aria-label={messages.yearsLabel}>
        <Link href={yearPath(year - 1)} rel="prev">
          <Icon name="chevron-left" />
          {String(year - 1)}
        </Link>
        <Link href={yearPath(year + 1)} rel="next">
          {String(year + 1)}
          <Icon name="chevron-right" />
        </Link>
        <Link
          href={buildRouteUrl('getRentYearCsv', { year: String(year) })}
          aria-label={messages.csvFor(year)}
          download
        >
          {messages.csvLabel}
        </Link>
        <Link
          href={buildRouteUrl('getStatementPdf', { year: String(year), as: 'payee' })}
          aria-label={messages.pdfFor(year)}
        >
          {messages.pdfLabel}
        </Link>
      </Inline>
      <Grid minColumn="s" gap="m">
        <StatTile
          label={messages.receivedLabel}
          value={formatMoney(receivedCents)}
          change={messages.fromHomes(homeCount)}
        />
        <StatTile
          label={messages.refundedLabel}
          value={formatMoney(refundedCents)}
          change={messages.refundHint}
        />
        <StatTile label={messages.netLabel} value={formatMoney(netCents)} change={messages.netHint} />
        <StatTile label={messages.dueLabel} value={formatMoney(dueCents)} change={messages.dueHint} />
      </Grid>
      {homeCount === 0 ? (
        <Text tone="muted">{messages.noHomes(year)}</Text>
      ) : (
        <Homes key={year} rent={rent} />
      )}
      {children}
      <About rent={rent} />
    </Stack>
  );
}
