import { Heading, Text } from '@sewa/ui';
import type { Calculation } from '../../Calculation.ts';
import { useCalculatorMessages } from '../messages/messagesContext.ts';
import * as css from './Calculator.css.ts';

interface ComparedTotalsProps {
  readonly first: Calculation;
  readonly second: Calculation;
  readonly months: readonly [number, number];
}

/** Says what two calculations differ in. */
export function ComparedTotals({ first, second, months: [firstMonths, secondMonths] }: ComparedTotalsProps) {
  const messages = useCalculatorMessages();
  const moveIn = second.totals.moveIn - first.totals.moveIn;
  const tenancy = second.totals.tenancy - first.totals.tenancy;
  return (
    <div className={css.difference}>
      <Heading level={2} size="m">
        {messages.difference}
      </Heading>
      <Text as="p">{messages.differenceText({ moveIn, tenancy })}</Text>
      {firstMonths === secondMonths ? null : (
        <Text as="p" size="s" tone="muted">
          {messages.differentLengths(firstMonths, secondMonths)}
        </Text>
      )}
    </div>
  );
}
