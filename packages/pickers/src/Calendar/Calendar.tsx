import type { DatePickerProps } from '../DatePicker/DatePickerProps.ts';
import { NativeDateField } from '../DatePicker/NativeDateField.tsx';
import { useNativeControl } from '../hydration/useNativeControl.ts';
import { place } from './Calendar.css.ts';

/** Props of `Calendar`, which are those of `DatePicker`; those of the native input reach the input. */
export type CalendarProps = DatePickerProps;

const loadRich = () => import('./RichCalendar.tsx').then(({ RichCalendar }) => RichCalendar);

/** A month that stands open to choose a day in; a native date field in the same place until it has come, and without script. */
export function Calendar({ loadWhen = 'idle', ref, ...rest }: CalendarProps) {
  const [input, taken] = useNativeControl(ref, loadRich, loadWhen);
  return (
    <div className={place}>
      {taken === null ? (
        <NativeDateField {...rest} input={input} />
      ) : (
        <taken.Rich {...rest} input={input} startValue={taken.values[0] ?? ''} />
      )}
    </div>
  );
}
