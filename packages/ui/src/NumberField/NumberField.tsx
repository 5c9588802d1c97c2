import { formatNumber } from '@sewa/formatters';
import * as english from '../UiProvider/english.ts';
import { useMessages } from '../UiProvider/messagesContext.ts';
import { NumberBox, type NumberGiven } from './NumberBox.tsx';

/** Props of `NumberField`; those of the native input reach the input. */
export type NumberFieldProps = Omit<NumberGiven, 'defaultValue' | 'onValueChange' | 'value'> & {
  /** The number, where the page keeps it; null while there is none. */
  value?: number | null;
  /** The number from the start. @default null */
  defaultValue?: number | null;
  /** Least number that is right. */
  min?: number;
  /** Largest number that is right. */
  max?: number;
  /** How far the buttons and the arrow keys go; Page Up and Page Down go ten times as far. @default 1 */
  step?: number;
  /** Called with the number, or with null while what is typed is none. */
  onValueChange?: (change: { value: number | null }) => void;
};

function parseNumber(text: string): number | null {
  const plain = text.trim().replace(/,(?=\d{3})/g, '');
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
