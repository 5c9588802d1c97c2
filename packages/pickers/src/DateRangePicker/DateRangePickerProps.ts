import type { FieldGroupProps } from '@sewa/ui';
import type { DatePickerProps } from '../DatePicker/DatePickerProps.ts';

/** The first and the last day of a range as `2026-11-21`; null where there is none. */
export interface DateRange {
  start: string | null;
  end: string | null;
}

/** Props of `DateRangePicker`; those of the native element reach the group of the two fields. */
export type DateRangePickerProps = Omit<
  FieldGroupProps,
  'children' | 'defaultValue' | 'isRequired' | 'onChange' | 'role'
> &
  Pick<DatePickerProps, 'disabled' | 'isDateUnavailable' | 'loadWhen' | 'max' | 'min' | 'required'> & {
    /** Name under which a form sends the first day. */
    startName?: string;
    /** Name under which a form sends the last day. */
    endName?: string;
    /** The range, where the page keeps it. */
    value?: DateRange;
    /** The range from the start. @default no day at either end */
    defaultValue?: DateRange;
    /** Called with both ends whenever one of them is another. */
    onValueChange?: (change: { value: DateRange }) => void;
  };
