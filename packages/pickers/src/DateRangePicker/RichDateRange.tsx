import { FieldGroup } from '@sewa/ui';
import { useCallback, useRef, useState } from 'react';
import { RangeMonthGrid } from '../Calendar/RangeMonthGrid.tsx';
import { RichDatePicker } from '../DatePicker/RichDatePicker.tsx';
import { listDays } from '../dates/listDays.ts';
import { spellDate } from '../dates/spellDate.ts';
import { fillIn } from '../hydration/fillIn.ts';
import { useLanguage } from '../messages/useLanguage.ts';
import { pair } from './DateRangePicker.css.ts';
import type { DateRangePickerProps } from './DateRangePickerProps.ts';

type RichDateRangeProps = Omit<DateRangePickerProps, 'loadWhen'> & {
  /** What stood in the native fields. */
  startValues: string[];
};

function write(input: HTMLInputElement | null, value: string): void {
  if (input === null || input.value === value) return;
  fillIn(input, value);
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** What takes the place of two native date fields: their parts, and one calendar for both days. */
export function RichDateRange({
  startValues,
  startName,
  endName,
  value,
  defaultValue,
  onValueChange,
  isDateUnavailable,
  min,
  max,
  required,
  disabled,
  ...rest
}: RichDateRangeProps) {
  const { locale, messages } = useLanguage();
  const startInput = useRef<HTMLInputElement>(null);
  const endInput = useRef<HTMLInputElement>(null);
  const [start, setStart] = useState(startValues[0] ?? '');
  const [end, setEnd] = useState(startValues[1] ?? '');
  const rules = { min, max, isDateUnavailable };
  const findIssue = (last: string) => {
    if (start && last < start) return messages.datesReversed;
    const isTaken = start && isDateUnavailable && listDays(start, last).some(isDateUnavailable);
    return isTaken ? messages.dateUnavailable : '';
  };
  const tell = useCallback(() => {
    const read = (input: HTMLInputElement | null) => input?.value || null;
    onValueChange?.({ value: { start: read(startInput.current), end: read(endInput.current) } });
  }, [onValueChange]);
  const spelled = start && end ? `${spellDate(start, locale)} – ${spellDate(end, locale)}` : '';
  const shared = {
    ...rules,
    required,
    disabled,
    isInvalid: Boolean(rest.error),
    calendarLabel: messages.chooseDates,
    buttonLabel: spelled ? messages.changeDates(spelled) : messages.chooseDates,
    onValueChange: tell,
    calendar: (close: () => void) => (
      <RangeMonthGrid
        {...rules}
        label={messages.chooseDates}
        start={start}
        end={end}
        onChoose={(first, last) => {
          write(startInput.current, first);
          write(endInput.current, last);
          close();
        }}
      />
    ),
  };
  return (
    <FieldGroup {...rest} role="group">
      {(id) => (
        <div className={pair}>
          <RichDatePicker
            {...shared}
            {...(value ? { value: value.start } : { defaultValue: defaultValue?.start ?? null })}
            id={id}
            input={startInput}
            label={messages.dateStart}
            name={startName}
            startValue={startValues[0] ?? ''}
            onShow={setStart}
          />
          <RichDatePicker
            {...shared}
            {...(value ? { value: value.end } : { defaultValue: defaultValue?.end ?? null })}
            input={endInput}
            label={messages.dateEnd}
            name={endName}
            startValue={startValues[1] ?? ''}
            onShow={setEnd}
            findIssue={findIssue}
          />
        </div>
      )}
    </FieldGroup>
  );
}
