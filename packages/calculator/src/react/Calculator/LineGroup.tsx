import { formatMoney } from '@sewa/formatters';
import type { CalculationLine } from '../../Calculation.ts';
import { useCalculatorMessages } from '../messages/messagesContext.ts';
import * as css from './Calculator.css.ts';

interface LineGroupProps {
  readonly title: string;
  readonly lines: readonly CalculationLine[];
  /** A sentence about a line. */
  readonly describe: (line: CalculationLine) => string;
}

/** Amounts that belong together, each with what it is and how far it may be relied on. */
export function LineGroup({ title, lines, describe }: LineGroupProps) {
  const messages = useCalculatorMessages();
  return (
    <table className={css.lines}>
      <caption className={css.groupTitle}>{title}</caption>
      <tbody>
        {lines.map((line) => (
          <tr key={line.kind} className={css.line}>
            <th scope="row" className={css.lineName}>
              {messages.line(line.kind)}
              <span className={css.note}>
                {[describe(line), messages.basis(line.basis)].filter((sentence) => sentence !== '').join(' ')}
              </span>
            </th>
            <td className={css.amount} data-unknown={line.cents === null ? '' : undefined}>
              {line.cents === null ? messages.notKnown : formatMoney(line.cents)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
