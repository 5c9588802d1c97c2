import type { DeskResults as Results } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { formatMoney, formatMonth } from '@sewa/formatters';
import { reviewPath } from '@sewa/paths';
import { Badge, EmptyState, Heading, Inline, Link, List, ListItem, Stack, Text } from '@sewa/ui';
import type { ReactNode } from 'react';
import { DeskHomes } from './DeskHomes.tsx';
import * as messages from './messages.ts';
import { deskPersonPath } from './reviewForms.ts';

interface KindProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Kind({ id, title, children }: KindProps) {
  return (
    <Stack as="section" gap="s" aria-labelledby={id}>
      <Heading level={3} size="s" id={id}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

function People({ people, words }: Pick<Results, 'people'> & { readonly words: string }) {
  return (
    <List variant="boxed">
      {people.map(({ id, name, email, phoneNumber, userTypeIds }) => (
        <ListItem key={id}>
          <Link href={deskPersonPath(id, words)}>{name ?? messages.unnamedPerson}</Link>
          <Text size="s" tone="muted">
            {[...userTypeIds.map((type) => messages.userType[type]), phoneNumber, email]
              .filter(Boolean)
              .join(', ')}
          </Text>
        </ListItem>
      ))}
    </List>
  );
}

function Payments({ payments, words }: Pick<Results, 'payments'> & { readonly words: string }) {
  return (
    <List variant="boxed">
      {payments.map((payment) => (
        <ListItem key={payment.billId}>
          <Inline gap="s">
            <Text weight="semibold">
              {messages.billName(
                messages.billKind[payment.kind],
                formatMonth(payment.period),
                payment.street,
              )}
            </Text>
            <Badge>{messages.billState[payment.billState]}</Badge>
          </Inline>
          <Text>{messages.paidOf(formatMoney(payment.paidCents), formatMoney(payment.cents))}</Text>
          <Text size="s">
            <Link href={deskPersonPath(payment.payer.id, words)}>
              {messages.fromTo(
                payment.payer.name ?? messages.unnamedPerson,
                payment.payeeName ?? messages.unknownPayee,
              )}
            </Link>
          </Text>
          <Text size="s" tone="muted">
            {[
              messages.billLabel(payment.billId),
              payment.receiptNumber === null ? null : messages.receiptLabel(payment.receiptNumber),
            ]
              .filter(Boolean)
              .join(', ')}
          </Text>
        </ListItem>
      ))}
    </List>
  );
}

/** What a search of the desk found, by kind. */
export function DeskResults({ words }: { readonly words: string }) {
  const { data } = useRoute('searchDesk', { q: words });
  if (!data) return null;
  const { people, homes, payments } = data;
  const isEmpty = people.length + homes.length + payments.length === 0;
  return (
    <Stack gap="l">
      <Stack gap="xxs">
        <Heading level={2} size="m">
          {messages.resultsTitle(words)}
        </Heading>
        <Link href={reviewPath()}>{messages.backToQueues}</Link>
      </Stack>
      {isEmpty ? (
        <EmptyState icon="search" title={messages.nothingFound} level={3}>
          {messages.nothingFoundLead}
        </EmptyState>
      ) : null}
      {people.length > 0 ? (
        <Kind id="people-title" title={messages.peopleTitle}>
          <People people={people} words={words} />
        </Kind>
      ) : null}
      {homes.length > 0 ? (
        <Kind id="homes-title" title={messages.homesTitle}>
          <DeskHomes homes={homes} />
        </Kind>
      ) : null}
      {payments.length > 0 ? (
        <Kind id="payments-title" title={messages.paymentsTitle}>
          <Payments payments={payments} words={words} />
        </Kind>
      ) : null}
    </Stack>
  );
}
