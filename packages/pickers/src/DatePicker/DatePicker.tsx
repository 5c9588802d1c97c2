import { useNativeControl } from '../hydration/useNativeControl.ts';
import type { DatePickerProps } from './DatePickerProps.ts';
import { NativeDateField } from './NativeDateField.tsx';

const loadRich = () => import('./RichDatePicker.tsx').then(({ RichDatePicker }) => RichDatePicker);

/** A day, written part by part or chosen in a calendar; a native date field until the calendar has come, and without script. */
export function DatePicker({ loadWhen = 'idle', ref, ...rest }: DatePickerProps) {
  const [input, taken] = useNativeControl(ref, loadRich, loadWhen);
  if (taken === null) return <NativeDateField {...rest} input={input} />;
  return <taken.Rich {...rest} input={input} startValue={taken.values[0] ?? ''} />;
}
