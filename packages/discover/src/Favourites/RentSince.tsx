import { formatMoney } from '@sewa/formatters';
import { Badge, Text } from '@sewa/ui';
import { describeRentChange } from './describeRentChange.ts';
import * as messages from './messages.ts';

/** Rents in cents: when a home was saved, and now. */
interface RentSinceProps {
  readonly then: number;
  readonly now: number;
}

/** What became of the rent since a home was saved, told by sign and words. */
export function RentSince({ then, now }: RentSinceProps) {
  const change = describeRentChange(then, now);
  if (!change) {
    return (
      <Text as="p" size="s" tone="muted">
        {messages.rentSame}
      </Text>
    );
  }
  return (
    <Text as="p" size="s" tone="muted">
      <Badge tone={change.direction === 'down' ? 'success' : 'warning'}>{change.text}</Badge>{' '}
      <span>{messages.rentWhenSaved(formatMoney(then))}</span>
    </Text>
  );
}
