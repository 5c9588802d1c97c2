import { useEffect, useRef, useState } from 'react';
import type { ChoiceProps, ComboBoxOption } from './ComboBoxProps.ts';

const PAUSE = 250;

/** How a search for choices stands. */
export type OptionsStatus = 'done' | 'loading' | 'failed';

interface Found {
  options: readonly ComboBoxOption[];
  status: OptionsStatus;
}

/** Finds the choices for what is typed, a moment after the last key; the answer to an earlier text never replaces a later one. */
export function useOptions(options: ChoiceProps['options'], loadOptions: ChoiceProps['loadOptions']) {
  const [found, setFound] = useState<Found>({ options, status: 'done' });
  const search = useRef<AbortController>(null);
  useEffect(() => () => search.current?.abort(), []);

  const ask = (text: string, delay = PAUSE) => {
    if (loadOptions === undefined) return;
    search.current?.abort();
    const requested = new AbortController();
    search.current = requested;
    const { signal } = requested;
    setFound((before) => ({ ...before, status: 'loading' }));
    const load = async () => {
      try {
        const answer = await loadOptions(text, signal);
        if (!signal.aborted) setFound({ options: answer, status: 'done' });
      } catch {
        if (!signal.aborted) setFound({ options: [], status: 'failed' });
      }
    };
    const timer = setTimeout(load, delay);
    signal.addEventListener('abort', () => clearTimeout(timer));
  };
  return { ...(loadOptions ? found : { options, status: 'done' as const }), ask };
}
