import { type Ref, useMemo } from 'react';
import { DateField, DateInput, DateSegment } from 'react-aria-components/DateField';
import { formatIso, parseIso } from '../dates/isoDates.ts';
import * as styles from './DateBox.css.ts';

/** What a box for a date is given; the date is written as `2026-11-21`, empty for none. */
interface DateBoxProps {
  value: string;
  labelledBy: string;
  describedBy?: string | undefined;
  isDisabled: boolean;
  isReadOnly: boolean;
  isRequired: boolean;
  isInvalid: boolean;
  /** The element that holds the parts of the date. */
  ref: Ref<HTMLDivElement>;
  onWrite: (value: string) => void;
  className: string;
}

/** Whether only some parts of the date in a box are there. */
export function isHalfWritten(box: Element): boolean {
  const parts = [...box.querySelectorAll('[data-type]:not([data-type="literal"])')];
  const missing = parts.filter((part) => part.hasAttribute('data-placeholder'));
  return missing.length > 0 && missing.length < parts.length;
}

/** Day, month and year side by side, each written or stepped by the arrow keys, in the order of the language. */
export function DateBox({ value, labelledBy, describedBy, ref, onWrite, className, ...state }: DateBoxProps) {
  const date = useMemo(() => parseIso(value), [value]);
  return (
    <DateField
      {...state}
      aria-labelledby={labelledBy}
      {...(describedBy && { 'aria-describedby': describedBy })}
      value={date}
      onChange={(written) => onWrite(formatIso(written))}
      validationBehavior="aria"
      shouldForceLeadingZeros
      form=""
      className={styles.field}
    >
      <DateInput ref={ref} className={className}>
        {(segment) => <DateSegment segment={segment} className={styles.segment} />}
      </DateInput>
    </DateField>
  );
}
