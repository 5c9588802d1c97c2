import { type ReactNode, useEffect, useRef } from 'react';
import * as css from './ResultFocus.css.ts';

interface ResultFocusProps {
  /** The answer to a form; each other one takes the focus, and none takes it if there is no answer. */
  readonly result: unknown;
  readonly children: ReactNode;
}

/** Brings what a form was answered into view, and the keyboard to it. */
export function ResultFocus({ result, children }: ResultFocusProps) {
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result) answer.current?.focus();
  }, [result]);
  return (
    <div
      ref={answer}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without script the browser brings the answer into view
      autoFocus={Boolean(result)}
      className={css.answer}
    >
      {children}
    </div>
  );
}
