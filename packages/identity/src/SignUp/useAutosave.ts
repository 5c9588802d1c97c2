import { useWrite } from '@sewa/api/swr';
import { type FormEvent, useCallback, useEffect, useRef } from 'react';
import { readSignUpForm } from './signUpForm.ts';

const PAUSE_MS = 400;

/** What is typed is kept by itself. */
export interface Autosave {
  /** For the element around the form. */
  readonly onInput: (event: FormEvent<HTMLElement>) => void;
  /** True when the last try did not succeed. */
  readonly hasFailed: boolean;
}

/** Keeps what is typed into the form of sign-up a moment after the last key, and at once when the page is left. */
export function useAutosave(): Autosave {
  const { write, error } = useWrite('saveSignUpDraft');
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; save: () => void } | null>(null);
  const flush = useCallback(() => {
    const { current } = waiting;
    waiting.current = null;
    if (!current) return;
    clearTimeout(current.timer);
    current.save();
  }, []);
  useEffect(() => {
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);
  const onInput = useCallback(
    ({ target }: FormEvent<HTMLElement>) => {
      const form = target instanceof HTMLElement ? target.closest('form') : null;
      if (!form) return;
      const save = () => {
        // What could not be kept is said beside the form; the next key tries again.
        write({ body: { fields: readSignUpForm(new FormData(form)) } }).catch(() => undefined);
      };
      clearTimeout(waiting.current?.timer);
      waiting.current = { timer: setTimeout(flush, PAUSE_MS), save };
    },
    [flush, write],
  );
  return { onInput, hasFailed: error !== null };
}
