import { formatMoney } from '@sewa/formatters';
import { Heading, Text } from '@sewa/ui';
import type { Ref } from 'react';
import type { Calculation, CalculationInput, CalculatorRates } from '../../Calculation.ts';
import { useCalculatorMessages } from '../messages/messagesContext.ts';
import { Assumptions } from './Assumptions.tsx';
import * as css from './Calculator.css.ts';
import { describePrice } from './describePrice.ts';
import { LineGroup } from './LineGroup.tsx';
import { listLineGroups } from './listLineGroups.ts';
import { Sources } from './Sources.tsx';

interface CalculatorResultProps {
  /** Takes the focus when somebody asks for the result. */
  readonly ref?: Ref<HTMLElement> | undefined;
  /** Id of the column. */
  readonly id: string;
  /** Whether another result stands beside it, so that it is named after its column. */
  readonly isCompared: boolean;
  readonly input: CalculationInput | null;
  readonly calculation: Calculation | null;
  readonly rates: CalculatorRates;
}

function Totals({ totals: { moveIn, tenancy }, lines }: Calculation) {
  const messages = useCalculatorMessages();
  const isWhole = lines.every(({ cents, isOptional }) => isOptional || cents !== null);
  return (
    <>
      <dl className={css.totals}>
        <div className={css.total}>
          <dt className={css.totalName}>{messages.totalMoveIn}</dt>
          <dd className={css.totalAmount}>{formatMoney(moveIn)}</dd>
        </div>
        <div className={css.total}>
          <dt className={css.totalName}>{messages.totalTenancy}</dt>
          <dd className={css.totalAmount}>{formatMoney(tenancy)}</dd>
        </div>
      </dl>
      {isWhole ? null : (
        <Text as="p" size="s" tone="muted">
          {messages.totalWithoutUnknown}
        </Text>
      )}
    </>
  );
}

/** What a calculation comes to: its totals, each amount with a sentence, what is assumed, and where figures come from. */
export function CalculatorResult({ ref, id, isCompared, input, calculation, rates }: CalculatorResultProps) {
  const messages = useCalculatorMessages();
  const titleId = `${id}-result`;
  const named = { ref, tabIndex: -1, 'aria-labelledby': isCompared ? `${id}-title ${titleId}` : titleId };
  if (input === null || calculation === null)
    return (
      <section {...named} className={css.result} data-empty="">
        <Heading level={2} size="m" id={titleId}>
          {messages.promptTitle}
        </Heading>
        <Text as="p" tone="muted">
          {messages.prompt}
        </Text>
      </section>
    );
  return (
    <section {...named} className={css.result}>
      <Heading level={2} size="m" id={titleId}>
        {messages.result}
      </Heading>
      <Totals {...calculation} />
      {listLineGroups(calculation.lines).map(({ name, lines }) => (
        <LineGroup
          key={name}
          title={messages.groups[name]}
          lines={lines}
          describe={(kind) =>
            messages.lineNote(kind, { price: describePrice(kind, rates), months: input.months })
          }
        />
      ))}
      <Assumptions assumptions={calculation.assumptions} />
      <Sources lines={calculation.lines} />
    </section>
  );
}
