import { Field } from '@sewa/ui';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { MonthGrid } from '../Calendar/MonthGrid.tsx';
import { spellDate } from '../dates/spellDate.ts';
import { useLanguage } from '../messages/useLanguage.ts';
import { behind, box, frame } from '../styling/box.css.ts';
import { CalendarSheet } from './CalendarSheet.tsx';
import { DateBox } from './DateBox.tsx';
import type { RichDateProps } from './DatePickerProps.ts';
import { isIncomplete } from './dateDraft.ts';
import { useDateDraft } from './useDateDraft.ts';
import { type DateRules, useDateIssue } from './useDateIssue.ts';
import { useNativeDate } from './useNativeDate.ts';

/** What makes a date one end of a range. */
type RangeEnd = Pick<DateRules, 'findIssue'> & {
  /** Names the calendar. */
  calendarLabel?: string;
  /** Names the button that opens it. */
  buttonLabel?: string;
  /** Draws the calendar. @default a month for the one date */
  calendar?: (close: () => void) => ReactNode;
  onShow?: (value: string) => void;
  /** Whether the range it ends is wrong as a whole. @default false */
  isInvalid?: boolean;
};

/** What takes the place of a native date field: the parts of the date, and a calendar beside them. */
export function RichDatePicker({
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
  findIssue,
  calendarLabel,
  buttonLabel,
  calendar,
  onShow,
  isInvalid = false,
  ...rest
}: RichDateProps & RangeEnd) {
  const { locale, messages } = useLanguage();
  const labelId = useId();
  const parts = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const date = useNativeDate(input, {
    value,
    startValue,
    onValueChange,
    onShow,
    onReset: () => typing.clear(),
  });
  const typing = useDateDraft(date.value, date.write);
  const rules = { min: rest.min, max: rest.max, isDateUnavailable };
  const issue = useDateIssue(input, date.value, { ...rules, findIssue }, isIncomplete(typing.draft));
  const spelled = spellDate(date.value, locale);
  const leave = () => {
    typing.settle();
    issue.leave();
    date.settle();
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (!parts.current?.contains(event.target as Node)) return;
    if (event.altKey && event.key === 'ArrowDown') {
      event.preventDefault();
      event.stopPropagation();
      button.current?.click();
    } else if (event.key === 'Enter') {
      leave();
      input.current?.form?.requestSubmit();
    }
  };
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
        // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the fields inside, and is none itself
        <div
          className={frame}
          onKeyDownCapture={press}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) leave();
          }}
        >
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
            onFocus={() => parts.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()}
            className={behind}
          />
          <DateBox
            ref={parts}
            draft={typing.draft}
            labelledBy={labelId}
            describedBy={control['aria-describedby']}
            isDisabled={rest.disabled ?? false}
            isReadOnly={rest.readOnly ?? false}
            isRequired={rest.required ?? false}
            isInvalid={control['aria-invalid'] ?? isInvalid}
            onChange={typing.change}
            className={box}
          />
          <CalendarSheet
            ref={button}
            label={calendarLabel ?? messages.chooseDate}
            buttonLabel={buttonLabel ?? (spelled ? messages.changeDate(spelled) : messages.chooseDate)}
            isDisabled={rest.disabled || rest.readOnly}
          >
            {(close) =>
              calendar?.(close) ?? (
                <MonthGrid
                  {...rules}
                  naming={{ 'aria-label': messages.chooseDate }}
                  value={date.value}
                  onChoose={(chosen) => {
                    date.write(chosen);
                    date.settle();
                    close();
                  }}
                />
              )
            }
          </CalendarSheet>
        </div>
      )}
    </Field>
  );
}
