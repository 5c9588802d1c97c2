import { type RefObject, useEffect, useRef } from 'react';
import type { FormResult } from './FormResult.ts';

/** For a form that adds something: its fields are free again once that is done. */
export function useFormReset(result: FormResult | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (result?.done) form.current?.reset();
  }, [result]);
  return form;
}
