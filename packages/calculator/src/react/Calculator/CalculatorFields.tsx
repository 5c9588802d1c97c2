import { cleanNumber, parseMoney } from '@sewa/formatters';
import {
  Accordion,
  Checkbox,
  Heading,
  MoneyField,
  NumberField,
  RadioGroup,
  Select,
  TextField,
} from '@sewa/ui';
import { type ChangeEvent, type ReactNode, useState } from 'react';
import { payWays } from '../../Calculation.ts';
import { FIRST_DAY, LAST_DAY } from '../../days.ts';
import {
  type CalculatorColumn,
  type CalculatorField,
  calculatorLimits,
  fillCalculatorField,
  USUAL_MONTHS,
} from '../../pageQuery.ts';
import { useCalculatorMessages } from '../messages/messagesContext.ts';
import * as css from './Calculator.css.ts';

interface CalculatorFieldsProps {
  readonly id: string;
  /** Stands behind the names of the second column's fields. */
  readonly suffix: '' | '2';
  readonly title: string | null;
  readonly column: CalculatorColumn;
  readonly onChange: (column: CalculatorColumn) => void;
  /** Buttons below the fields. */
  readonly children: ReactNode;
}

/** The number a field for numbers shows at first, also one that is too large or too small. */
function findShown({ issues }: CalculatorColumn, name: CalculatorField, value: number | null): number | null {
  const issue = issues.find((one) => one.name === name);
  if (issue === undefined) return value;
  if (issue.reason !== 'too-large' && issue.reason !== 'too-small') return null;
  return name === 'rent' ? parseMoney(issue.text) : Number(cleanNumber(issue.text));
}

const rare: ReadonlySet<CalculatorField> = new Set(['repairs', 'leave', 'clause']);

/** Whether something of the part for what is rarely asked is filled in, so that it is open at first. */
const hasRare = ({ values, issues }: CalculatorColumn): boolean =>
  values.repairs !== undefined ||
  values.leaveAfter !== undefined ||
  values.hasDiplomaticClause === true ||
  issues.some(({ name }) => rare.has(name));

/** Everything a calculation is asked for. */
export function CalculatorFields({ id, suffix, title, column, onChange, children }: CalculatorFieldsProps) {
  const messages = useCalculatorMessages();
  const [isOpen] = useState(() => hasRare(column));
  const { values } = column;
  const fill = (name: CalculatorField, text: string) => onChange(fillCalculatorField(column, name, text));
  const field = (name: CalculatorField) => ({ id: `${id}-${name}`, name: `${name}${suffix}` });
  const typed = (name: CalculatorField) => ({
    ...field(name),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      fill(name, event.currentTarget.value),
  });
  const number = (name: 'leave' | 'months' | 'repairs', value: number | undefined) => ({
    ...typed(name),
    ...calculatorLimits[name],
    defaultValue: findShown(column, name, value ?? null),
    onValueChange: (change: { value: number | null }) => fill(name, change.value?.toString() ?? ''),
  });
  const box = (name: 'agent' | 'clause', isChecked: boolean | undefined) => ({
    ...field(name),
    value: 'yes',
    defaultChecked: isChecked === true,
    onChange: (event: ChangeEvent<HTMLInputElement>) => fill(name, event.currentTarget.checked ? 'yes' : ''),
  });
  return (
    <div className={css.fields}>
      {title === null ? null : (
        <Heading level={2} size="m">
          {title}
        </Heading>
      )}
      <div className={css.pair}>
        <MoneyField
          {...typed('rent')}
          {...calculatorLimits.rent}
          label={messages.rent}
          required
          defaultValue={findShown(column, 'rent', values.monthlyRent ?? null)}
          onValueChange={({ value }) => fill('rent', value === null ? '' : (value / 100).toFixed(2))}
        />
        <NumberField {...number('months', values.months ?? USUAL_MONTHS)} label={messages.months} />
      </div>
      <TextField
        {...typed('from')}
        type="date"
        label={messages.from}
        hint={messages.fromHint}
        min={FIRST_DAY}
        max={LAST_DAY}
        defaultValue={values.from}
      />
      <RadioGroup
        {...field('deposit')}
        label={messages.deposit}
        direction="row"
        defaultValue={values.deposit ?? 'usual'}
        options={(['usual', 'free'] as const).map((value) => ({
          value,
          label: messages.depositOptions[value],
        }))}
        onValueChange={({ value }) => fill('deposit', value)}
      />
      <Checkbox {...box('agent', values.hasAgent)} label={messages.agent} description={messages.agentHint} />
      <Select
        {...typed('pay')}
        label={messages.pay}
        defaultValue={values.payBy ?? 'transfer'}
        options={payWays.map((value) => ({ value, label: messages.payWays[value] }))}
      />
      <Accordion
        headingLevel={title === null ? 2 : 3}
        items={[
          {
            id: `${id}-more`,
            title: messages.more,
            defaultOpen: isOpen,
            content: (
              <div className={css.more}>
                <div className={css.pair}>
                  <NumberField
                    {...number('repairs', values.repairs)}
                    label={messages.repairs}
                    hint={messages.repairsHint}
                  />
                  <NumberField
                    {...number('leave', values.leaveAfter)}
                    label={messages.leave}
                    hint={messages.leaveHint}
                  />
                </div>
                <Checkbox
                  {...box('clause', values.hasDiplomaticClause)}
                  label={messages.clause}
                  description={messages.clauseHint}
                />
              </div>
            ),
          },
        ]}
      />
      <div className={css.buttons}>{children}</div>
    </div>
  );
}
