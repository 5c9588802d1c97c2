import { useState } from 'react';
import { type DateDraft, settleDraft, toDraft, toIso } from './dateDraft.ts';

/** Holds what was typed of a date, as long as the field has no other one: a date that is not whole is none for the form. */
export function useDateDraft(value: string, onChange: (value: string) => void) {
  const [draft, setDraft] = useState(() => toDraft(value));
  const shown = toDraft(value);
  if (toIso(draft) !== toIso(shown)) setDraft(shown);
  const change = (next: DateDraft) => {
    setDraft(next);
    onChange(toIso(next));
  };
  return {
    draft,
    change,
    /** Brings what was typed in order, once the person is done with it. */
    settle: () => {
      const { day, month, year } = settleDraft(draft);
      if (day !== draft.day || month !== draft.month || year !== draft.year) change({ day, month, year });
    },
    clear: () => setDraft(toDraft('')),
  };
}
