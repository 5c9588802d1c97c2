import type { ToggleEvent } from 'react';
import type { OpenChange, OpenReason } from '../state/OpenChange.ts';

/** How long after what a person did the browser may open or close something because of it, in milliseconds. */
const FRESH_TIME = 1000;
let last: Event | undefined;

function remember(event: Event): void {
  last = event;
}

/** Remembers from now on what people do: the browser doesn't say why it opened or closed a popover. */
export function watchInput(): void {
  for (const type of ['keydown', 'pointerdown', 'pointerup'])
    document.addEventListener(type, remember, { capture: true, passive: true });
}

/** Says by what a popover was opened or closed; `inside` is the reason for what happens in it. */
export function explainToggle(
  { currentTarget: box, nativeEvent, newState }: ToggleEvent<HTMLElement>,
  inside: OpenReason,
): OpenChange {
  const isOpen = newState === 'open';
  if (!last || nativeEvent.timeStamp - last.timeStamp > FRESH_TIME)
    return { isOpen, reason: 'other', event: nativeEvent };
  const key = last instanceof KeyboardEvent && last.key;
  const isIn = (element: Element | null) => last?.target instanceof Node && element?.contains(last.target);
  const reason =
    key === 'Escape'
      ? 'escape'
      : key === 'Tab'
        ? 'focus'
        : isIn(box.previousElementSibling)
          ? 'trigger'
          : isIn(box)
            ? inside
            : 'outside';
  return { isOpen, reason, event: last };
}
