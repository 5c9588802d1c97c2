import { Heading, Text } from '@sewa/ui';
import type { Difference } from '../messages/messages.ts';
import { useCalculatorMessages } from '../messages/messagesContext.ts';
import * as css from './Calculator.css.ts';

interface ComparedTotalsProps {
  readonly difference: Difference;
  /** Lengths of the two. */
  readonly months: readonly [number, number];
}

/** Says what two calculations differ in. */
export function ComparedTotals({ difference, months: [first, second] }: ComparedTotalsProps) {
  const messages = useCalculatorMessages();
  return (
    <div className={css.difference}>
      <Heading level={2} size="m">
        {messages.difference}
      </Heading>
      <Text as="p">{messages.differenceText(difference)}</Text>
      {first === second ? null : (
        <Text as="p" size="s" tone="muted">
          {messages.differentLengths(first, second)}
        </Text>
      )}
    </div>
  );
}
