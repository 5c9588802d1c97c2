import { formatMoney } from '@sewa/formatters';
import { Form, VisuallyHidden } from '@sewa/ui';
import { type FormEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Calculation, CalculatorRates } from '../../Calculation.ts';
import { calculate } from '../../calculate.ts';
import { type CalculatorColumn, type CalculatorPage, findCalculationInput } from '../../pageQuery.ts';
import { englishCalculatorMessages } from '../messages/english.ts';
import type { CalculatorMessages, Difference } from '../messages/messages.ts';
import { CalculatorMessagesContext } from '../messages/messagesContext.ts';
import * as css from './Calculator.css.ts';
import { CalculatorButtons } from './CalculatorButtons.tsx';
import { CalculatorFields } from './CalculatorFields.tsx';
import { CalculatorResult } from './CalculatorResult.tsx';
import { ComparedTotals } from './ComparedTotals.tsx';
import { listFieldIssues } from './listFieldIssues.ts';
import { useEarlyInput } from './useEarlyInput.ts';
import { useSpoken } from './useSpoken.ts';

/** Props of `Calculator`. */
export interface CalculatorProps {
  /** What the product charges; prices that are null are shown as not known. */
  rates: CalculatorRates;
  /** Day on which the contract is signed, YYYY-MM-DD; dated tables are read on it. */
  day: string;
  /** What is filled in at first, as `parseCalculatorPage` reads it from a query. @default nothing */
  defaultValue?: CalculatorPage | undefined;
  /** Where the form is sent without script, by GET with the names of `calculatorFields`. @default the page itself */
  action?: string | undefined;
  /** Offers to put a second calculation beside the first. @default false */
  canCompare?: boolean | undefined;
  /** Called with everything that is filled in, after each change. */
  onChange?: ((page: CalculatorPage) => void) | undefined;
  /** Texts that replace the English ones; pass the same object each time. */
  messages?: Partial<CalculatorMessages> | undefined;
  /** Stands below the result, such as links that lead on. */
  children?: ReactNode;
}

const findDifference = (first: Calculation, second: Calculation): Difference => ({
  moveIn: second.totals.moveIn - first.totals.moveIn,
  tenancy: second.totals.tenancy - first.totals.tenancy,
});

const nothing: CalculatorPage = { first: { values: {}, issues: [] }, second: null };

/** Whether something else is wrong than that no rent is filled in. */
const hasOtherIssues = ({ issues }: CalculatorColumn): boolean =>
  issues.some(({ reason }) => reason !== 'missing');

/** Works out what renting a home costs while somebody types: a form beside its result, or two of them to compare. */
export function Calculator({
  rates,
  day,
  defaultValue = nothing,
  action,
  canCompare = false,
  onChange,
  messages: ownMessages,
  children,
}: CalculatorProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLElement>(null);
  const [atFirst] = useState(defaultValue);
  const [page, setPage] = useState(defaultValue);
  const messages = useMemo(() => ({ ...englishCalculatorMessages, ...ownMessages }), [ownMessages]);
  const columns = useMemo(() => {
    const work = (column: CalculatorColumn) => {
      const input = findCalculationInput(column);
      return { column, input, calculation: input === null ? null : calculate(input, rates, day) };
    };
    return { first: work(page.first), second: page.second === null ? null : work(page.second) };
  }, [page, rates, day]);
  const errors = useMemo(
    () => [
      ...listFieldIssues(page.first, atFirst.first, `${id}-1`, messages),
      ...listFieldIssues(page.second, atFirst.second, `${id}-2`, messages),
    ],
    [page, atFirst, id, messages],
  );
  const { first, second } = columns;
  const difference =
    first.calculation && second?.calculation ? findDifference(first.calculation, second.calculation) : null;
  const totals = first.calculation?.totals;
  const totalsText = totals ? messages.spoken(formatMoney(totals.moveIn), formatMoney(totals.tenancy)) : '';
  const spoken = useSpoken(difference ? messages.differenceText(difference) : totalsText);
  const change = (changed: Partial<CalculatorPage>) => {
    const next = { ...page, ...changed };
    setPage(next);
    onChange?.(next);
  };
  useEarlyInput(form, change);
  const compare = (other: CalculatorPage['second']) => {
    flushSync(() => change({ second: other }));
    // The button that was pressed is gone.
    document.getElementById(`${id}-${other === null ? 1 : 2}-rent`)?.focus();
  };
  const showResult = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    result.current?.focus();
  };
  const missingRent = messages.issue({ name: 'rent', reason: 'missing', text: '' });
  const renderColumn = (name: 'first' | 'second', side: NonNullable<typeof second>) => {
    const columnId = `${id}-${name === 'first' ? 1 : 2}`;
    const title = second === null ? null : messages.column(name);
    return (
      <section className={css.column} aria-label={title ?? undefined}>
        <CalculatorFields
          id={columnId}
          suffix={name === 'first' ? '' : '2'}
          title={title}
          column={side.column}
          onChange={(column) => change({ [name]: column })}
        >
          <CalculatorButtons
            onCompare={canCompare && second === null ? () => compare(page.first) : null}
            onStopComparing={name === 'second' ? () => compare(null) : null}
          />
        </CalculatorFields>
        <CalculatorResult
          ref={name === 'first' ? result : undefined}
          id={columnId}
          column={title}
          input={side.input}
          calculation={side.calculation}
          rates={rates}
          day={day}
          hasIssues={hasOtherIssues(side.column)}
        />
      </section>
    );
  };
  return (
    <CalculatorMessagesContext value={messages}>
      <div className={css.root}>
        {difference === null ? null : (
          <ComparedTotals
            difference={difference}
            months={[first.input?.months ?? 0, second?.input?.months ?? 0]}
          />
        )}
        <Form
          ref={form}
          method="get"
          {...(action === undefined ? {} : { action })}
          errors={errors}
          missing={{ [`${id}-1-rent`]: missingRent, [`${id}-2-rent`]: missingRent }}
          onSubmit={showResult}
        >
          <div className={css.columns} data-compares={second === null ? undefined : ''}>
            {renderColumn('first', first)}
            {second === null ? null : renderColumn('second', second)}
          </div>
        </Form>
        <VisuallyHidden role="status">{spoken}</VisuallyHidden>
        {children}
      </div>
    </CalculatorMessagesContext>
  );
}
