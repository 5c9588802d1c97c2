import {
  type ChangeEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { fillIn } from '../hydration/fillIn.ts';

/** What a date field is given about its value. */
export interface DateGiven {
  value?: string | null | undefined;
  startValue: string;
  onValueChange?: ((change: { value: string | null }) => void) | undefined;
  /** Called with the date that stands in the field, empty for none, from the start and whenever it is another. */
  onShow?: ((value: string) => void) | undefined;
  /** Called after the form was reset. */
  onReset?: () => void;
}

/** Keeps the date of the native input behind a richer field: that input is what forms read, check and reset. */
export function useNativeDate(
  input: RefObject<HTMLInputElement | null>,
  { value: given, startValue, onValueChange, onShow, onReset }: DateGiven,
) {
  const [ownValue, setOwnValue] = useState(startValue);
  const value = given === undefined ? ownValue : (given ?? '');
  const settled = useRef(value);

  // A page that keeps the date may refuse a new one: then the old one goes back, though it did not change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is held counts too
  useLayoutEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value;
  }, [input, value, ownValue]);

  useLayoutEffect(() => onShow?.(value), [onShow, value]);

  const reset = useEffectEvent(() => {
    setOwnValue(input.current?.value ?? '');
    onReset?.();
  });
  useEffect(() => {
    const form = input.current?.form;
    // The fields of a form are emptied after it said so.
    const onFormReset = () => setTimeout(reset);
    form?.addEventListener('reset', onFormReset);
    return () => form?.removeEventListener('reset', onFormReset);
  }, [input]);

  return {
    value,
    /** Writes another date, empty for none. */
    write: (next: string) => {
      if (input.current && next !== value) fillIn(input.current, next);
    },
    /** Says that the person is done with it, as a native field does once it is left. */
    settle: () => {
      const { current } = input;
      if (current === null || current.value === settled.current) return;
      settled.current = current.value;
      current.dispatchEvent(new Event('change', { bubbles: true }));
    },
    /** Takes over what was written into the native input. */
    onInput: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      setOwnValue(currentTarget.value);
      onValueChange?.({ value: currentTarget.value || null });
    },
  };
}
