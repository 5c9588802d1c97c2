import { formatNumber } from '@sewa/formatters';
import * as english from '../UiProvider/english.ts';
import { useMessages } from '../UiProvider/messagesContext.ts';
import { NumberBox, type NumberGiven } from './NumberBox.tsx';

/** Props of `NumberField`; those of the native input reach the input. */
export type NumberFieldProps = Omit<NumberGiven, 'defaultValue' | 'onValueChange' | 'value'> & {
  /** The number, if the page controls it; null if there is none. */
  value?: number | null;
  /** The initial number. @default null */
  defaultValue?: number | null;
  /** Smallest valid number. */
  min?: number;
  /** Largest valid number. */
  max?: number;
  /** Step of the buttons and arrow keys; Page Up and Page Down go ten times as far. @default 1 */
  step?: number;
  /** Called with the number, or with null if what is typed is not a number. */
  onValueChange?: (change: { value: number | null }) => void;
};

function parseNumber(text: string): number | null {
  const plain = text
    .normalize('NFKC')
    .replace(/\s+/g, '')
    .replace(/,(?=\d{3})/g, '');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}

function formatNumberText(value: number): string {
  return Number.isInteger(value) ? formatNumber(value) : String(value);
}

/** A number, typed or stepped; what is typed stays as it is when it is none, and the wheel never changes it. */
export function NumberField({ min, max, step = 1, ...rest }: NumberFieldProps) {
  const { notNumber } = useMessages({ notNumber: english.notNumber });
  const rules = { min, max, step, parse: parseNumber, write: formatNumberText, notOne: notNumber };
  return <NumberBox inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'} {...rest} rules={rules} />;
}
