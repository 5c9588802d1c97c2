import { FieldGroup, TextField } from '@sewa/ui';
import { type ChangeEvent, type RefObject, useRef } from 'react';
import * as english from '../messages/english.ts';
import { useMessages } from '../messages/languageContext.ts';
import { pair } from './DateRangePicker.css.ts';
import type { DateRangePickerProps } from './DateRangePickerProps.ts';

type NativeDateRangeProps = Omit<DateRangePickerProps, 'loadWhen'> & {
  /** The element that holds the two fields. */
  pair: RefObject<HTMLDivElement | null>;
};

/** Two date fields of the browser: what stands in the HTML of the server, and stays where no script comes. */
export function NativeDateRange({
  pair: fields,
  startName,
  endName,
  value,
  defaultValue,
  onValueChange,
  isDateUnavailable: _,
  min,
  max,
  required,
  disabled,
  ...rest
}: NativeDateRangeProps) {
  const messages = useMessages({ dateStart: english.dateStart, dateEnd: english.dateEnd });
  const shown = useRef({ start: defaultValue?.start ?? null, end: defaultValue?.end ?? null });
  const renderEnd = (end: 'start' | 'end', id?: string) => (
    <TextField
      id={id}
      label={end === 'start' ? messages.dateStart : messages.dateEnd}
      type="date"
      name={end === 'start' ? startName : endName}
      aria-invalid={rest.error ? true : undefined}
      {...{ min, max, required, disabled }}
      {...(value ? { value: value[end] ?? '' } : { defaultValue: defaultValue?.[end] ?? undefined })}
      onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        shown.current = { ...(value ?? shown.current), [end]: currentTarget.value || null };
        onValueChange?.({ value: shown.current });
      }}
    />
  );
  return (
    <FieldGroup {...rest} role="group">
      {(id) => (
        <div ref={fields} className={pair}>
          {renderEnd('start', id)}
          {renderEnd('end')}
        </div>
      )}
    </FieldGroup>
  );
}
