import { serializeCalculatorPage } from '@sewa/calculator';
import { findDay, formatMoney } from '@sewa/formatters';
import { careCalculatorPath } from '@sewa/paths';
import { findTermRule, listTerms } from '@sewa/tenancy';
import { Accordion, Button, Link, Select, Text } from '@sewa/ui';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Section } from '../Section.tsx';
import { describeSource, formatTerm } from './describeMoveIn.ts';
import { listMoveInCost, type MoveInLine, USUAL_TERM } from './listMoveInCost.ts';
import * as css from './MoveInCost.css.ts';
import * as messages from './messages.ts';

/** The rent and what kind of home it is for. */
interface MoveInCostProps {
  /** Cents of a Singapore dollar. */
  readonly monthlyRent: number;
  readonly propertyType: number | null;
}

function chooseTerm(requested: string | null, terms: readonly number[]): number {
  const months = Number(requested);
  return terms.includes(months) ? months : USUAL_TERM;
}

function Line({ line }: { readonly line: MoveInLine }) {
  return (
    <tr>
      <th scope="row" className={css.name}>
        {messages.moveInName[line.kind]}
        <span className={css.note}>{messages.moveInNote[line.kind]}</span>
      </th>
      <td className={css.amount}>
        {line.cents === null ? messages.amountNotKnown : formatMoney(line.cents)}
      </td>
    </tr>
  );
}

/** What moving in costs, for a length that can be chosen, each amount with its source. */
export function MoveInCost({ monthlyRent, propertyType }: MoveInCostProps) {
  const [params] = useSearchParams();
  const day = findDay(Date.now()) ?? '';
  const terms = listTerms(propertyType, day);
  const [months, setMonths] = useState(() => chooseTerm(params.get('months'), terms));
  const { lines, total, isWhole } = listMoveInCost({ monthlyRent, months, signedOn: day });
  const allCosts = serializeCalculatorPage({
    first: { values: { monthlyRent, months }, issues: [] },
    second: null,
  });
  const rule = findTermRule(propertyType, day);
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const requested = new FormData(event.currentTarget).get('months');
    setMonths(chooseTerm(typeof requested === 'string' ? requested : null, terms));
  };
  return (
    <Section id="move-in" title={messages.moveInTitle}>
      <form method="get" action="#move-in" className={css.form} onSubmit={choose} onChange={choose}>
        <Select
          label={messages.termLabel}
          name="months"
          defaultValue={String(months)}
          options={terms.map((term) => ({ value: String(term), label: formatTerm(term) }))}
        />
        <Button type="submit" variant="secondary">
          {messages.updateLabel}
        </Button>
      </form>
      <table className={css.table}>
        <caption className={css.caption}>{messages.moveInCaption(formatTerm(months))}</caption>
        <tbody>
          {lines
            .filter(({ isOptional }) => !isOptional)
            .map((line) => (
              <Line key={line.kind} line={line} />
            ))}
          <tr>
            <th scope="row" className={`${css.name} ${css.total}`}>
              {isWhole ? messages.moveInTotal : messages.moveInKnownTotal}
            </th>
            <td className={`${css.amount} ${css.total}`} aria-live="polite">
              {formatMoney(total)}
            </td>
          </tr>
          {lines
            .filter(({ isOptional }) => isOptional)
            .map((line) => (
              <Line key={line.kind} line={line} />
            ))}
        </tbody>
      </table>
      <Text as="p">
        <Link href={careCalculatorPath(allCosts)}>{messages.allCostsLabel}</Link>
      </Text>
      <Accordion
        items={[
          {
            id: 'move-in-sources',
            title: messages.sourcesTitle,
            content: (
              <ul className={css.sources}>
                {lines.map(({ kind, source }) =>
                  source ? (
                    <li key={kind}>{messages.sourceOf(messages.moveInName[kind], describeSource(source))}</li>
                  ) : null,
                )}
                {rule ? <li>{messages.sourceOf(messages.termLabel, describeSource(rule.source))}</li> : null}
              </ul>
            ),
          },
        ]}
      />
    </Section>
  );
}
