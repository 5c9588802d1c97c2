import type { TextFieldProps } from '@sewa/ui';
import type { RefObject } from 'react';
import type { LoadTime } from '../hydration/useHydration.ts';

/** Props of `DatePicker`; those of the native input reach the input. */
export type DatePickerProps = Omit<
  TextFieldProps,
  'defaultValue' | 'icon' | 'max' | 'min' | 'placeholder' | 'type' | 'value'
> & {
  /** The date as `2026-11-21`, where the page keeps it; null while there is none. */
  value?: string | null;
  /** The date from the start. @default null */
  defaultValue?: string | null;
  /** First day that is right. */
  min?: string | undefined;
  /** Last day that is right. */
  max?: string | undefined;
  /** Says of a day between them that it may not be chosen. */
  isDateUnavailable?: ((date: string) => boolean) | undefined;
  /** Called with the date, or with null once it is no whole date any more. */
  onValueChange?: (change: { value: string | null }) => void;
  /** When the calendar is loaded: once the page is idle, or once a pointer or the focus comes near. @default 'idle' */
  loadWhen?: LoadTime;
};

/** What a richer date field is given. */
export type RichDateProps = Omit<DatePickerProps, 'loadWhen' | 'ref'> & {
  /** The native input, which goes on behind the box. */
  input: RefObject<HTMLInputElement | null>;
  /** What stood in the native field. */
  startValue: string;
};
