import { formatDay, formatMoney } from '@sewa/formatters';
import { Heading, Icon, Text } from '@sewa/ui';
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
  /** Name of the column; null where it is the only one. */
  readonly column: string | null;
  readonly input: CalculationInput | null;
  readonly calculation: Calculation | null;
  readonly rates: CalculatorRates;
  /** Day on which the contract is signed. */
  readonly day: string;
  /** Whether a field of the column cannot be used. */
  readonly hasIssues: boolean;
}

function Totals({ totals: { moveIn, tenancy }, lines }: Calculation) {
  const messages = useCalculatorMessages();
  const isWhole = lines.every(({ cents, isOptional }) => isOptional || cents !== null);
  return (
    <div className={css.resultHead}>
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
    </div>
  );
}

function PromptPoints() {
  const { promptPoints } = useCalculatorMessages();
  return (
    <ul className={css.points}>
      {promptPoints.map((point) => (
        <li key={point} className={css.point}>
          <span className={css.pointIcon}>
            <Icon name="check" size="s" />
          </span>
          <Text as="span">{point}</Text>
        </li>
      ))}
    </ul>
  );
}

/** What a calculation comes to: its totals, each amount with a sentence, what is assumed, and where figures come from. */
export function CalculatorResult({
  ref,
  id,
  column,
  input,
  calculation,
  rates,
  day,
  hasIssues,
}: CalculatorResultProps) {
  const messages = useCalculatorMessages();
  const titleId = `${id}-result`;
  const named = {
    ref,
    tabIndex: -1,
    'aria-labelledby': column === null ? titleId : `${id}-column ${titleId}`,
  };
  if (input === null || calculation === null)
    return (
      <section {...named} className={css.result} data-empty="">
        {column === null ? null : (
          <Text as="p" size="s" weight="semibold" tone="accent" id={`${id}-column`}>
            {column}
          </Text>
        )}
        <Heading level={2} size="m" id={titleId}>
          {hasIssues ? messages.fixTitle : messages.promptTitle}
        </Heading>
        <Text as="p" tone="muted">
          {hasIssues ? messages.fix : messages.prompt}
        </Text>
        {hasIssues ? null : <PromptPoints />}
      </section>
    );
  return (
    <section {...named} className={css.result}>
      <div className={css.resultHead}>
        {column === null ? null : (
          <Text as="p" size="s" weight="semibold" tone="accent" id={`${id}-column`}>
            {column}
          </Text>
        )}
        <Heading level={2} size="m" id={titleId}>
          {messages.result}
        </Heading>
        <Text as="p" tone="muted">
          {messages.entered({
            ...input,
            rent: formatMoney(input.monthlyRent),
            firstDay: input.from === undefined ? null : formatDay(input.from),
          })}
        </Text>
      </div>
      <Totals {...calculation} />
      {listLineGroups(calculation.lines).map(({ name, lines }) => (
        <LineGroup
          key={name}
          title={messages.groups[name]}
          lines={lines}
          describe={({ kind, cents }) =>
            messages.lineNote(kind, { price: describePrice(kind, rates), months: input.months, cents })
          }
        />
      ))}
      <Assumptions day={day} assumptions={calculation.assumptions} />
      <Sources lines={calculation.lines} />
    </section>
  );
}
