import type { KeyboardEvent } from 'react';

/** Moves the focus from the button of a message to that of the message before or after. */
export function moveInLog(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (step === undefined || !(event.target as HTMLElement).matches('[data-report]')) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-report]')];
  const target = buttons[buttons.indexOf(event.target as HTMLElement) + step];
  event.preventDefault();
  target?.focus();
}
