import type { Service, Statement } from '@sewa/api/client';
import { formatMoney } from '@sewa/formatters';
import { Heading, Icon, Inline, Link, List, ListItem, Stack, Text } from '@sewa/ui';
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

/** This year and the last as files, for each side somebody is on. */
export function Statements({ statements }: { readonly statements: readonly Statement[] }) {
  if (statements.length === 0) return null;
  return (
    <Stack as="section" gap="m" id="statements" aria-labelledby="statements-title">
      <Stack gap="xs">
        <Heading level={2} size="m" id="statements-title">
          {messages.statementsTitle}
        </Heading>
        <Text tone="muted">{messages.statementsLead}</Text>
      </Stack>
      <List variant="boxed">
        {statements.flatMap(({ side, year, totalCents }) => [
          <Year key={`${side}-${year}`} side={side} year={year} totalCents={totalCents} />,
          <Year key={`${side}-${year - 1}`} side={side} year={year - 1} totalCents={null} />,
        ])}
      </List>
    </Stack>
  );
}
