import { Popover } from '@sewa/ui';
import { type ReactNode, type Ref, useState } from 'react';
import { boxButton } from '../styling/box.css.ts';
import { Glyph } from '../styling/Glyph.tsx';

const focusedDay = '[role="gridcell"] > [tabindex="0"]';

interface CalendarSheetProps {
  /** Names the calendar. */
  label: string;
  /** Names the button. */
  buttonLabel: string;
  isDisabled?: boolean | undefined;
  /** The button. */
  ref: Ref<HTMLButtonElement>;
  /** Draws the calendar; `close` gives the focus back to the button. */
  children: (close: () => void) => ReactNode;
}

/** The button at the end of a date's box and the calendar it opens, which stands in the page only while it is open. */
export function CalendarSheet({ label, buttonLabel, isDisabled, ref, children }: CalendarSheetProps) {
  const [sheet, setSheet] = useState<HTMLElement | null>(null);
  return (
    <Popover
      trigger={
        <button ref={ref} type="button" aria-label={buttonLabel} disabled={isDisabled} className={boxButton}>
          <Glyph name="calendar" />
        </button>
      }
      label={label}
      align="end"
      width="content"
      onBeforeToggle={({ currentTarget, newState }) => {
        if (newState === 'open') setSheet(currentTarget);
      }}
      onToggle={({ currentTarget, newState }) => {
        if (newState === 'open') currentTarget.querySelector<HTMLElement>(focusedDay)?.focus();
        // Not before it has closed: the browser gives the focus back from what is still inside.
        else setSheet(null);
      }}
    >
      {sheet && children(() => sheet.hidePopover())}
    </Popover>
  );
}
