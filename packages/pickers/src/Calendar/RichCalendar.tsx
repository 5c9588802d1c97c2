import { Field, VisuallyHidden } from '@sewa/ui';
import { useId, useRef, useState } from 'react';
import type { RichDateProps } from '../DatePicker/DatePickerProps.ts';
import { useDateIssue } from '../DatePicker/useDateIssue.ts';
import { useNativeDate } from '../DatePicker/useNativeDate.ts';
import { spellDate } from '../dates/spellDate.ts';
import { useLanguage } from '../messages/useLanguage.ts';
import { behind, frame } from '../styling/box.css.ts';
import { MonthGrid } from './MonthGrid.tsx';

/** What takes the place of the native field of a calendar: the month itself. */
export function RichCalendar({
  input,
  startValue,
  label,
  hint,
  error,
  isLabelHidden,
  value,
  defaultValue,
  isDateUnavailable,
  onValueChange,
  onChange,
  ...rest
}: RichDateProps) {
  const { locale, messages } = useLanguage();
  const labelId = useId();
  const [announcement, setAnnouncement] = useState('');
  const month = useRef<HTMLDivElement>(null);
  const date = useNativeDate(input, { value, startValue, onValueChange });
  const rules = { min: rest.min, max: rest.max, isDateUnavailable };
  const issue = useDateIssue(input, date.value, rules);
  return (
    <Field
      label={<span id={labelId}>{label}</span>}
      hint={hint}
      error={error ?? issue.shown}
      isLabelHidden={isLabelHidden}
      id={rest.id}
      describedBy={rest['aria-describedby']}
      isRequired={rest.required}
    >
      {(control) => (
        <div ref={month} className={frame}>
          <input
            {...rest}
            {...control}
            ref={input}
            type="date"
            defaultValue={(value === undefined ? defaultValue : value) ?? ''}
            tabIndex={-1}
            aria-hidden
            onChange={(event) => {
              onChange?.(event);
              date.onInput(event);
            }}
            onFocus={() =>
              month.current?.querySelector<HTMLElement>('[role="gridcell"] > [tabindex="0"]')?.focus()
            }
            className={behind}
          />
          <MonthGrid
            {...rules}
            naming={{ 'aria-labelledby': labelId }}
            describedBy={control['aria-describedby']}
            value={date.value}
            isDisabled={rest.disabled}
            isReadOnly={rest.readOnly}
            onChoose={(chosen) => {
              date.write(chosen);
              date.settle();
              setAnnouncement(messages.dateChosen(spellDate(chosen, locale, 'full')));
            }}
          />
          <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
        </div>
      )}
    </Field>
  );
}
