import { Form } from '@sewa/ui';
import { type FormEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import type { CalculatorRates } from '../../Calculation.ts';
import { type CalculatorColumn, type CalculatorPage, findCalculationInput } from '../../pageQuery.ts';
import { englishCalculatorMessages } from '../messages/english.ts';
import type { CalculatorMessages } from '../messages/messages.ts';
import { CalculatorMessagesContext } from '../messages/messagesContext.ts';
import * as css from './Calculator.css.ts';
import { CalculatorFields } from './CalculatorFields.tsx';
import { CalculatorResult } from './CalculatorResult.tsx';
import { ComparedTotals } from './ComparedTotals.tsx';
import { listFieldIssues } from './listFieldIssues.ts';
import { SpokenTotals } from './SpokenTotals.tsx';

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
  /** Texts that replace the English ones; keep the object between renders. */
  messages?: Partial<CalculatorMessages> | undefined;
  /** Stands below the result, such as links that lead on. */
  children?: ReactNode;
}

const nothing: CalculatorPage = { first: { values: {}, issues: [] }, second: null };

/** Works out what renting a home costs while somebody types: a form beside its result, or two of them to compare. */
export function Calculator({
  rates,
  day,
  defaultValue = nothing,
  action,
  canCompare = false,
  onChange,
  messages,
  children,
}: CalculatorProps) {
  const [page, setPage] = useState(defaultValue);
  const id = useId();
  const results = useRef<HTMLDivElement>(null);
  const words = useMemo(() => ({ ...englishCalculatorMessages, ...messages }), [messages]);
  const { first, second } = page;
  const errors = useMemo(
    () => [...listFieldIssues(first, `${id}first`, words), ...listFieldIssues(second, `${id}second`, words)],
    [first, second, id, words],
  );
  const change = (changed: Partial<CalculatorPage>) => {
    const next = { ...page, ...changed };
    setPage(next);
    onChange?.(next);
  };
  const showResult = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    results.current?.focus();
  };
  const renderColumn = (name: 'first' | 'second', column: CalculatorColumn) => (
    <section
      className={css.column}
      aria-label={second === null ? undefined : words.column(name)}
      data-column={name}
    >
      <CalculatorFields
        id={`${id}${name}`}
        suffix={name === 'first' ? '' : '2'}
        title={second === null ? null : words.column(name)}
        column={column}
        onChange={(changed) => change({ [name]: changed })}
        onCompare={
          canCompare && second === null
            ? () => change({ second: { values: first.values, issues: [] } })
            : undefined
        }
        onStopComparing={name === 'second' ? () => change({ second: null }) : undefined}
      />
      <CalculatorResult
        ref={name === 'first' ? results : undefined}
        input={findCalculationInput(column)}
        rates={rates}
        day={day}
      />
    </section>
  );
  return (
    <CalculatorMessagesContext value={words}>
      <div className={css.root}>
        <Form
          method="get"
          action={action}
          errors={errors}
          missing={{ [`${id}first-rent`]: words.issue({ name: 'rent', reason: 'missing', text: '' }) }}
          hasSummary={errors.length > 0}
          onSubmit={showResult}
        >
          <div className={css.columns} data-compares={second === null ? undefined : ''}>
            {renderColumn('first', first)}
            {second === null ? null : renderColumn('second', second)}
          </div>
        </Form>
        {second === null ? null : <ComparedTotals first={first} second={second} rates={rates} day={day} />}
        <SpokenTotals page={page} rates={rates} day={day} />
        {children}
      </div>
    </CalculatorMessagesContext>
  );
}
