import type { Service } from '@sewa/api/client';
import { DescriptionList, DescriptionListItem } from '@sewa/ui';
import * as messages from './messages.ts';

/** What a plan or application says. */
export function ServiceFacts({ service }: { readonly service: Service }) {
  const { type, side, monthlyRent, charges, from, until, months, dueDay, payee, payerName, method } = service;
  const methodName =
    method === null
      ? messages.noMethod
      : method.kind === 'card'
        ? messages.cardOption(method.masked)
        : messages.methodOption(method.bank, method.masked);
  return (
    <DescriptionList layout="rows">
      <DescriptionListItem name={messages.rentLabel}>{messages.perMonth(monthlyRent)}</DescriptionListItem>
      {service.rentChanges.map((change) => (
        <DescriptionListItem key={change.from} name={messages.rentFrom(change.from)}>
          {messages.perMonth(change.monthlyRent)}
        </DescriptionListItem>
      ))}
      {charges.map(({ words, cents }) => (
        <DescriptionListItem key={words} name={words}>
          {messages.perMonth(cents)}
        </DescriptionListItem>
      ))}
      <DescriptionListItem name={messages.termLabel}>
        {messages.term(from, until, months)}
      </DescriptionListItem>
      <DescriptionListItem name={messages.dueLabel}>{messages.dueEvery(dueDay)}</DescriptionListItem>
      {side === 'payee' && payerName !== null ? (
        <DescriptionListItem name={messages.tenantFact}>{payerName}</DescriptionListItem>
      ) : null}
      {payee === null ? null : (
        <DescriptionListItem name={messages.payeeFact}>
          {`${payee.name}, ${messages.payeeDescription(payee.bank, payee.masked)}`}
        </DescriptionListItem>
      )}
      {type === 'pay' && side === 'payer' ? (
        <DescriptionListItem name={messages.methodFact}>{methodName}</DescriptionListItem>
      ) : null}
    </DescriptionList>
  );
}
