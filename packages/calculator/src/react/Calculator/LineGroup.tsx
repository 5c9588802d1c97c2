import { formatMoney } from '@sewa/formatters';
import type { CalculationLine, LineKind } from '../../Calculation.ts';
import { useCalculatorMessages } from '../messages/messagesContext.ts';
import * as css from './Calculator.css.ts';

interface LineGroupProps {
  readonly title: string;
  readonly lines: readonly CalculationLine[];
  /** A sentence about a line. */
  readonly describe: (kind: LineKind) => string;
}

/** Amounts that belong together, each with what it is and how far it may be relied on. */
export function LineGroup({ title, lines, describe }: LineGroupProps) {
  const messages = useCalculatorMessages();
  return (
    <table className={css.lines}>
      <caption className={css.groupTitle}>{title}</caption>
      <tbody>
        {lines.map(({ kind, cents, basis }) => (
          <tr key={kind} className={css.line}>
            <th scope="row" className={css.lineName}>
              {messages.line(kind)}
              <span className={css.note}>
                {[describe(kind), messages.basis(basis)].filter((sentence) => sentence !== '').join(' ')}
              </span>
            </th>
            <td className={css.amount} data-unknown={cents === null ? '' : undefined}>
              {cents === null ? messages.notKnown : formatMoney(cents)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
