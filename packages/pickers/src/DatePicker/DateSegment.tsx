import type { KeyboardEvent } from 'react';
import { useLanguage } from '../messages/useLanguage.ts';
import * as styles from './DateBox.css.ts';
import type { SegmentName } from './dateDraft.ts';
import { monthName, segmentLabel, segmentPlaceholder } from './dateLayout.ts';

interface DateSegmentProps {
  name: SegmentName;
  /** What was typed, null for nothing. */
  number: number | null;
  max: number;
  id: string;
  labelledBy: string;
  describedBy?: string | undefined;
  isDisabled: boolean;
  isReadOnly: boolean;
  isRequired: boolean;
  isInvalid: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: () => void;
}

/** Day, month or year of a date: a spin button to type into, which brings up the digits on a telephone. */
export function DateSegment({
  name,
  number,
  max,
  id,
  labelledBy,
  describedBy,
  isDisabled,
  isReadOnly,
  isRequired,
  isInvalid,
  onKeyDown,
  onFocus,
}: DateSegmentProps) {
  const { locale, messages } = useLanguage();
  const isEmpty = number === null;
  const text = isEmpty
    ? segmentPlaceholder(name, locale)
    : String(number).padStart(name === 'year' ? 1 : 2, '0');
  const spelled = name === 'month' && number ? `${text} – ${monthName(number, locale)}` : text;
  return (
    <span
      role="spinbutton"
      id={id}
      aria-label={`${segmentLabel(name, locale)}, `}
      aria-labelledby={`${id} ${labelledBy}`}
      aria-describedby={describedBy}
      aria-valuenow={number ?? undefined}
      aria-valuetext={isEmpty ? messages.dateEmpty : spelled}
      aria-valuemin={1}
      aria-valuemax={max}
      aria-disabled={isDisabled || undefined}
      aria-readonly={isReadOnly || undefined}
      aria-required={isRequired || undefined}
      aria-invalid={isInvalid || undefined}
      contentEditable={!(isDisabled || isReadOnly)}
      suppressContentEditableWarning
      spellCheck={false}
      autoCorrect="off"
      inputMode="numeric"
      enterKeyHint="next"
      tabIndex={isDisabled ? undefined : 0}
      data-type={name}
      data-placeholder={isEmpty || undefined}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      className={styles.segment}
    >
      {text}
    </span>
  );
}
