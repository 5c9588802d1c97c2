import type { KeyboardEvent } from 'react';

/** Moves the focus between the links of a list: arrows, Home and End. */
export function moveInList(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('li > a')];
  const current = links.indexOf(document.activeElement as HTMLElement);
  const target = {
    ArrowDown: links[current + 1],
    ArrowUp: links[current - 1],
    Home: links[0],
    End: links.at(-1),
  }[event.key];
  if (current < 0 || target === undefined) return;
  event.preventDefault();
  target.focus();
}
