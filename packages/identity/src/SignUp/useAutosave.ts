import { useWrite } from '@sewa/api/swr';
import { hasTyped } from '@sewa/pages/typed-forms';
import { type FormEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import { preserveTyped } from '../Profile/preserveTyped.ts';
import { parseSignUpForm } from './signUpForm.ts';

const PAUSE_MS = 400;

/**
 * A page on its way out. By the second a write may be confirmed that the next page was drawn without; the first is not told
 * everywhere.
 */
const ways = ['beforeunload', 'pagehide'] as const;

/** What is typed is saved by itself. */
export interface Autosave {
  /** For the element around the form. */
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly onInput: (event: FormEvent<HTMLElement>) => void;
  /** For the form: it is sent now. */
  readonly onSubmit: () => void;
  /** True when the last try did not succeed. */
  readonly hasFailed: boolean;
}

/** A form with something in it that the server has not confirmed yet; a new one with every key. */
interface Unsaved {
  readonly form: HTMLFormElement;
  readonly timer: ReturnType<typeof setTimeout>;
}

/**
 * Saves what is typed into the form of sign-up: a moment after the last key, when the page is left, and, of what was typed
 * before the page's script had arrived, at once. Where the page is left before the server has it, the tab keeps it as well, so
 * that it is there on the way back, which may be quicker.
 */
export function useAutosave(): Autosave {
  const { write, error } = useWrite('saveSignUpDraft');
  const frame = useRef<HTMLDivElement>(null);
  const unsaved = useRef<Unsaved | null>(null);
  const save = useCallback(
    async (keepalive = false) => {
      const { current } = unsaved;
      if (!current) return;
      clearTimeout(current.timer);
      try {
        await write({ body: { fields: parseSignUpForm(new FormData(current.form)) } }, { keepalive });
        if (unsaved.current === current) unsaved.current = null;
      } catch {
        // What could not be saved is said beside the form; the next key tries again.
      }
    },
    [write],
  );
  const saveSoon = useCallback(
    (form: HTMLFormElement) => {
      clearTimeout(unsaved.current?.timer);
      unsaved.current = { form, timer: setTimeout(save, PAUSE_MS) };
    },
    [save],
  );
  useEffect(() => {
    const leave = () => {
      if (!unsaved.current) return;
      preserveTyped();
      void save(true);
    };
    for (const event of ways) addEventListener(event, leave);
    return () => {
      for (const event of ways) removeEventListener(event, leave);
      void save();
    };
  }, [save]);
  useEffect(() => {
    const form = frame.current?.querySelector('form');
    if (form && hasTyped()) saveSoon(form);
  }, [saveSoon]);
  const onInput = useCallback(
    ({ target }: FormEvent<HTMLElement>) => {
      const form = target instanceof HTMLElement ? target.closest('form') : null;
      if (form) saveSoon(form);
    },
    [saveSoon],
  );
  const onSubmit = useCallback(() => {
    // What is sent is saved with it.
    clearTimeout(unsaved.current?.timer);
    unsaved.current = null;
  }, []);
  return { frame, onInput, onSubmit, hasFailed: error !== null };
}
