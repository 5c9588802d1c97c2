import { TextField } from '@sewa/ui';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { DatePickerProps } from './DatePickerProps.ts';

type NativeDateFieldProps = Omit<DatePickerProps, 'loadWhen' | 'ref'> & {
  /** The native input. */
  input: RefObject<HTMLInputElement | null>;
};

/** A date field of the browser: what stands in the HTML of the server, and stays where no script comes. */
export function NativeDateField({
  input,
  value,
  defaultValue,
  isDateUnavailable: _,
  onValueChange,
  onChange,
  ...rest
}: NativeDateFieldProps) {
  const tellTyped = useEffectEvent(() => {
    const typed = input.current?.value ?? '';
    if (value !== undefined && typed !== (value ?? '')) onValueChange?.({ value: typed || null });
  });
  // A page that holds the date has not heard what was typed before its script came.
  useEffect(() => tellTyped(), []);
  return (
    <TextField
      {...rest}
      {...(value === undefined ? { defaultValue: defaultValue ?? undefined } : { value: value ?? '' })}
      ref={input}
      type="date"
      onChange={(event) => {
        onChange?.(event);
        onValueChange?.({ value: event.currentTarget.value || null });
      }}
    />
  );
}
