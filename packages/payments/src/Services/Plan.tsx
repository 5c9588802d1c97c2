import type { Service } from '@sewa/api/client';
import { formatDay, formatMoney } from '@sewa/formatters';
import { DescriptionList, DescriptionListItem, Heading, Stack, Text } from '@sewa/ui';
import { nameServiceHome } from './describeService.ts';
import * as messages from './messages.ts';

/** What a service is about: home, rent, charges, deposit, due day and period. */
export function Plan({ service }: { readonly service: Service }) {
  const { monthlyRent, charges, depositCents, dueDay, from, until, side, payerName } = service;
  const { fact } = messages;
  return (
    <Stack as="section" gap="m" aria-labelledby="plan-title">
      <Heading level={2} size="m" id="plan-title">
        {messages.planTitle}
      </Heading>
      <DescriptionList layout="rows">
        <DescriptionListItem name={fact.home}>{nameServiceHome(service)}</DescriptionListItem>
        <DescriptionListItem name={fact.rent}>{messages.rent(formatMoney(monthlyRent))}</DescriptionListItem>
        {charges.length === 0 ? null : (
          <DescriptionListItem name={fact.charges}>
            {charges.map(({ words, cents }) => (
              <Text key={words} as="p">
                {messages.charge(words, messages.rent(formatMoney(cents)))}
              </Text>
            ))}
          </DescriptionListItem>
        )}
        {depositCents === null ? null : (
          <DescriptionListItem name={fact.deposit}>
            {formatMoney(depositCents)}
            <Text as="p" size="s" tone="muted">
              {messages.depositRecorded}
            </Text>
          </DescriptionListItem>
        )}
        <DescriptionListItem name={fact.due}>{messages.dueDay(dueDay)}</DescriptionListItem>
        <DescriptionListItem name={fact.period}>
          {messages.period(formatDay(from), formatDay(until))}
          {from.endsWith('-01') ? null : (
            <Text as="p" size="s" tone="muted">
              {messages.partMonths}
            </Text>
          )}
        </DescriptionListItem>
        {side === 'payee' ? (
          <DescriptionListItem name={fact.payer} isMissing={payerName === null}>
            {payerName ?? messages.someTenant}
          </DescriptionListItem>
        ) : null}
      </DescriptionList>
    </Stack>
  );
}
