import { breakpoints } from '@sewa/tokens';
import { type RefObject, type ToggleEvent, useEffect, useRef, useState } from 'react';
import { type TrappedSheet, trapFocus } from './trapFocus.ts';

/** The sheet that the filters are on narrow screens. */
export interface FilterSheet {
  readonly isOpen: boolean;
  /** Begins a search, which in an open sheet takes the place of the sheet's own history entry. */
  readonly search: (begin: (isReplacing: boolean) => Promise<void> | void) => void;
  readonly onBeforeToggle: (event: ToggleEvent) => void;
  readonly onToggle: (event: ToggleEvent) => void;
}

/** Makes the popover of the filters modal as long as it is open: focus, Escape and the way back belong to it. */
export function useFilterSheet(form: RefObject<HTMLFormElement | null>): FilterSheet {
  const [isOpen, setOpen] = useState(false);
  const trapped = useRef<TrappedSheet | null>(null);
  const trap = useRef(() => {
    if (!form.current?.matches(':popover-open') || trapped.current) return;
    trapped.current = trapFocus(form.current);
    setOpen(true);
  });
  useEffect(() => {
    // It may have been opened before script was there.
    trap.current();
    const wide = matchMedia(`(min-width: ${breakpoints.l}px)`);
    const close = () => form.current?.hidePopover();
    wide.addEventListener('change', close);
    return () => {
      wide.removeEventListener('change', close);
      trapped.current?.giveEntry();
      trapped.current?.release();
    };
  }, [form]);
  useEffect(() => {
    if (isOpen && form.current && !form.current.contains(document.activeElement))
      form.current.querySelector<HTMLElement>('[data-close]')?.focus();
  }, [form, isOpen]);
  return {
    isOpen,
    search: (begin) => {
      const sheet = trapped.current;
      const search = begin(sheet !== null);
      sheet?.giveEntry(search);
    },
    onBeforeToggle: ({ newState }) => {
      if (newState !== 'closed') return;
      // Before the popover gives the focus back to a button that rested.
      trapped.current?.release();
      trapped.current = null;
      setOpen(false);
    },
    onToggle: () => trap.current(),
  };
}
