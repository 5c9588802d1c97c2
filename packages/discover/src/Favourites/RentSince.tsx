import { formatMoney } from '@sewa/formatters';
import { Badge, Text } from '@sewa/ui';
import { describeRentChange } from './describeRentChange.ts';

/** Rents in cents: when a home was kept, and now. */
interface RentSinceProps {
  readonly then: number;
  readonly now: number;
}

/** What became of the rent since a home was kept, told by sign and words. */
export function RentSince({ then, now }: RentSinceProps) {
  const change = describeRentChange(then, now);
  if (!change) {
    return (
      <Text as="p" size="s" tone="muted">
        The same rent as when you kept it
      </Text>
    );
  }
  return (
    <Text as="p" size="s" tone="muted">
      <Badge tone={change.direction === 'down' ? 'success' : 'warning'}>{change.text}</Badge> It was{' '}
      {formatMoney(then)} when you kept it
    </Text>
  );
}
