import { useState } from 'react';

/** A value that the caller holds when it gives one, and that is held here otherwise; the second entry asks for another. */
export function useValue<Value>(
  given: Value | undefined,
  first: Value,
  onChange: ((change: { value: Value }) => void) | undefined,
): [Value, (value: Value) => void] {
  const [own, setOwn] = useState(first);
  const change = (value: Value) => {
    setOwn(value);
    onChange?.({ value });
  };
  return [given === undefined ? own : given, change];
}
