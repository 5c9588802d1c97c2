import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ChoiceProps } from './ComboBoxProps.ts';

type Controlled = Pick<ChoiceProps, 'values' | 'onValuesChange'> & { startValues: readonly string[] };

const isSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((value) => others.includes(value));

function getSelected(select: HTMLSelectElement | null): string[] {
  return [...(select?.selectedOptions ?? [])].map(({ value }) => value).filter(Boolean);
}

/** Keeps what is chosen in the native list behind a combo box: that list is what forms read, check and reset. */
export function useNativeSelect(
  select: RefObject<HTMLSelectElement | null>,
  { values: given, startValues, onValuesChange }: Controlled,
): [values: readonly string[], choose: (values: readonly string[]) => void] {
  const [ownValue, setOwnValue] = useState(startValues);
  const values = given ?? ownValue;
  const isTold = useRef(true);

  useLayoutEffect(() => {
    const { current } = select;
    if (current === null) return;
    for (const option of current.options)
      option.selected = values.length === 0 ? option.value === '' : values.includes(option.value);
    if (isTold.current) return;
    isTold.current = true;
    for (const type of ['input', 'change']) current.dispatchEvent(new Event(type, { bubbles: true }));
  });

  useEffect(() => {
    const form = select.current?.form;
    // The fields of a form are emptied after it said so.
    const onReset = () => setTimeout(() => setOwnValue(getSelected(select.current)));
    form?.addEventListener('reset', onReset);
    return () => form?.removeEventListener('reset', onReset);
  }, [select]);

  const choose = (next: readonly string[]) => {
    if (isSame(next, values)) return;
    isTold.current = false;
    setOwnValue(next);
    onValuesChange(next);
  };
  return [values, choose];
}
