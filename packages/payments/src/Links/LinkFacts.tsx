import type { PaymentLink } from '@sewa/api/client';
import { formatDay, formatMoney } from '@sewa/formatters';
import { DescriptionList, DescriptionListItem } from '@sewa/ui';
import * as messages from './messages.ts';

/** What a link is for: the bill, the street, the day and the sum. */
export function LinkFacts({ link }: { readonly link: PaymentLink }) {
  const { kind, period, street, dueOn, cents } = link;
  return (
    <DescriptionList layout="rows">
      <DescriptionListItem name={messages.whatLabel}>{messages.billName(kind, period)}</DescriptionListItem>
      <DescriptionListItem name={messages.homeLabel}>{street}</DescriptionListItem>
      <DescriptionListItem name={messages.dueLabel}>{formatDay(dueOn)}</DescriptionListItem>
      <DescriptionListItem name={messages.sumLabel}>{formatMoney(cents)}</DescriptionListItem>
    </DescriptionList>
  );
}
