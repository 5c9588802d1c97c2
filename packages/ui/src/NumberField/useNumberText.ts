import { type RefObject, useEffect, useState } from 'react';
import * as english from '../UiProvider/english.ts';
import { useMessages } from '../UiProvider/messagesContext.ts';

/** How a number is read, written and stepped. */
export interface NumberRules {
  min?: number | undefined;
  max?: number | undefined;
  step: number;
  /** The number a text means, or null when it means none. */
  parse: (text: string) => number | null;
  /** The number as it stands in the box. */
  write: (value: number) => string;
  /** The number as a sentence names it. @default as it stands in the box */
  name?: ((value: number) => string) | undefined;
  /** The error message for a text that is not a number. */
  notOne: string;
}

interface Controlled {
  value?: number | null | undefined;
  defaultValue?: number | null | undefined;
  onValueChange?: ((change: { value: number | null }) => void) | undefined;
}

const stepsByKey: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

function stepFrom(value: number | null, steps: number, { min, max, step }: NumberRules): number {
  const next = value === null ? (min ?? 0) : value + steps * step;
  const exact = Number(next.toFixed(10));
  return Math.min(Math.max(exact, min ?? exact), max ?? exact);
}

/** Keeps a number as the text a person typed, also while it is none, and says what is wrong with it once they leave. */
export function useNumberText(
  input: RefObject<HTMLInputElement | null>,
  rules: NumberRules,
  { value: given, defaultValue = null, onValueChange }: Controlled,
) {
  const { parse, write, name = write, min, max, notOne } = rules;
  const messages = useMessages({ tooLarge: english.tooLarge, tooSmall: english.tooSmall });
  const first = given === undefined ? defaultValue : given;
  const [text, setText] = useState(first === null ? '' : write(first));
  const [hasLeft, setLeft] = useState(false);
  const value = parse(text);
  const [seen, setSeen] = useState(given);
  if (given !== seen) {
    setSeen(given);
    if (given !== undefined && given !== value) setText(given === null ? '' : write(given));
  }

  const issueOf = (typed: string): string => {
    const typedValue = parse(typed);
    if (typed.trim() === '') return '';
    if (typedValue === null) return notOne;
    if (min !== undefined && typedValue < min) return messages.tooSmall(name(min));
    return max !== undefined && typedValue > max ? messages.tooLarge(name(max)) : '';
  };
  const issue = issueOf(text);
  useEffect(() => input.current?.setCustomValidity(issue), [input, issue]);

  const step = (steps: number) => {
    const next = stepFrom(value, steps, rules);
    setText(write(next));
    if (next !== value) onValueChange?.({ value: next });
  };
  return {
    text,
    value,
    step,
    issue: hasLeft ? issue : '',
    canStep: (steps: number) => value === null || stepFrom(value, steps, rules) !== value,
    type: (box: HTMLInputElement) => {
      setText(box.value);
      box.setCustomValidity(issueOf(box.value));
      onValueChange?.({ value: parse(box.value) });
    },
    leave: () => {
      setLeft(true);
      if (value !== null) setText(write(value));
    },
    /** Whether the key steps the number, which it then did. */
    press: (key: string) => {
      const steps = stepsByKey[key];
      if (steps !== undefined) step(steps);
      return steps !== undefined;
    },
  };
}
