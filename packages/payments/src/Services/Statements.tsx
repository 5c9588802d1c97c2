import type { Service, Statement } from '@sewa/api/client';
import { formatMoney } from '@sewa/formatters';
import { Heading, Icon, Inline, Link, List, ListItem, Stack, Text } from '@sewa/ui';
import { yearPath } from '../Roll/rollPaths.ts';
import * as messages from './messages.ts';

type Side = Service['side'];

const makeHref = (format: 'pdf' | 'csv', year: number, side: Side): string =>
  `/api/statements.${format}?${new URLSearchParams({ year: String(year), as: side })}`;

function Year({ year, side, totalCents }: { year: number; side: Side; totalCents: number | null }) {
  const name = messages.statementTitle[side](year);
  return (
    <ListItem
      start={<Icon name="file-text" />}
      end={
        <Inline gap="m">
          {side === 'payee' ? (
            <Link href={yearPath(year)} aria-label={messages.byHomeFor(year)}>
              {messages.byHomeLabel}
            </Link>
          ) : null}
          <Link
            href={makeHref('pdf', year, side)}
            aria-label={messages.statementLabel(messages.pdfLabel, name)}
          >
            {messages.pdfLabel}
          </Link>
          <Link
            href={makeHref('csv', year, side)}
            aria-label={messages.statementLabel(messages.csvLabel, name)}
          >
            {messages.csvLabel}
          </Link>
        </Inline>
      }
    >
      <Text>{name}</Text>
      {totalCents === null ? null : (
        <Text as="p" size="s" tone="muted">
          {formatMoney(totalCents)}
        </Text>
      )}
    </ListItem>
  );
}

interface StatementsProps {
  /** What somebody paid this year; null if they pay nothing. */
  readonly paid: Statement | null;
  /** This year, for somebody who is paid; null if they aren't. */
  readonly receivedYear: number | null;
}

/** This year and the last as files, for each side somebody is on. */
export function Statements({ paid, receivedYear }: StatementsProps) {
  if (paid === null && receivedYear === null) return null;
  return (
    <Stack as="section" gap="m" id="statements" aria-labelledby="statements-title">
      <Stack gap="xs">
        <Heading level={2} size="m" id="statements-title">
          {messages.statementsTitle}
        </Heading>
        <Text tone="muted">{messages.statementsLead}</Text>
      </Stack>
      <List variant="boxed">
        {receivedYear === null
          ? null
          : [receivedYear, receivedYear - 1].map((year) => (
              <Year key={`payee-${year}`} side="payee" year={year} totalCents={null} />
            ))}
        {paid === null ? null : (
          <>
            <Year side="payer" year={paid.year} totalCents={paid.totalCents} />
            <Year side="payer" year={paid.year - 1} totalCents={null} />
          </>
        )}
      </List>
    </Stack>
  );
}
