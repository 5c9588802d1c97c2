import { formatMoney, parseMoney } from '@sewa/formatters';
import { NumberBox, type NumberGiven } from '../NumberField/NumberBox.tsx';
import * as english from '../UiProvider/english.ts';
import { useMessages } from '../UiProvider/messagesContext.ts';
import { currency } from './MoneyField.css.ts';

/** Props of `MoneyField`; those of the native input reach the input. Every amount is in whole cents. */
export type MoneyFieldProps = Omit<NumberGiven, 'defaultValue' | 'onValueChange' | 'value'> & {
  /** The amount in cents, if the page controls it; null if there is none. */
  value?: number | null;
  /** The initial amount in cents. @default null */
  defaultValue?: number | null;
  /** Smallest valid amount, in cents. @default 0 */
  min?: number;
  /** Largest valid amount, in cents. */
  max?: number;
  /** Step of the buttons and arrow keys, in cents; Page Up and Page Down go ten times as far. @default 5000 */
  step?: number;
  /** Called with the amount in cents, or with null if what is typed is not a number. */
  onValueChange?: (change: { value: number | null }) => void;
};

const formatMoneyText = (cents: number) => formatMoney(cents).replace('$', '');

/** An amount in Singapore dollars: whole cents in and out, thousands set apart; the form sends what is seen. */
export function MoneyField({ min = 0, max, step = 5_000, ...rest }: MoneyFieldProps) {
  const { notMoney } = useMessages({ notMoney: english.notMoney });
  const rules = {
    min,
    max,
    step,
    parse: parseMoney,
    write: formatMoneyText,
    name: formatMoney,
    notOne: notMoney,
  };
  return (
    <NumberBox inputMode="decimal" {...rest} rules={rules} start={<span className={currency}>$</span>} />
  );
}
