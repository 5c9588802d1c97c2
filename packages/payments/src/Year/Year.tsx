import { buildRouteUrl, type RentYear } from '@sewa/api/client';
import { formatAddress, formatMoney } from '@sewa/formatters';
import { Grid, Heading, Icon, Inline, Link, List, Stack, StatTile, Text } from '@sewa/ui';
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

function Row({ name, months, netCents }: { name: string; months: readonly string[]; netCents: number }) {
  return (
    <tr {...rowRole} className={css.row}>
      <th {...rowHeaderRole} scope="row" className={css.home}>
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

function YearTable({ rent }: { readonly rent: RentYear }) {
  const { year, homes, months, netCents } = rent;
  return (
    <div className={css.frame}>
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
          {homes.map((home) => (
            <Row
              key={`${home.address.postalCode} ${formatAddress(home.address)}`}
              name={formatAddress(home.address)}
              months={home.months.map(describeMonth)}
              netCents={home.netCents}
            />
          ))}
          {homes.length > 1 ? (
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

/** The rent somebody received in a year, by home and month. */
export function Year({ rent }: { readonly rent: RentYear }) {
  const { year, homes, receivedCents, refundedCents, netCents, dueCents } = rent;
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
          change={messages.fromHomes(homes.length)}
        />
        <StatTile
          label={messages.refundedLabel}
          value={formatMoney(refundedCents)}
          change={messages.refundHint}
        />
        <StatTile label={messages.netLabel} value={formatMoney(netCents)} change={messages.netHint} />
        <StatTile label={messages.dueLabel} value={formatMoney(dueCents)} change={messages.dueHint} />
      </Grid>
      {homes.length === 0 ? (
        <Text tone="muted">{messages.noHomes(year)}</Text>
      ) : (
        <Stack gap="s">
          <YearTable rent={rent} />
          <Text size="s" tone="muted">
            {messages.legend}
          </Text>
        </Stack>
      )}
      <About rent={rent} />
    </Stack>
  );
}
