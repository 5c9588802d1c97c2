import type { KeyboardEvent } from 'react';

/** Takes the focus to the tab that a key asks for and gives that tab; null for other keys. Tabs out of reach are passed over. */
export function chooseTab(
  event: KeyboardEvent<HTMLElement>,
  orientation: 'horizontal' | 'vertical',
): HTMLElement | null {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]:enabled')];
  const current = tabs.indexOf(document.activeElement as HTMLElement);
  const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
  const [back, on] =
    orientation === 'vertical'
      ? ['ArrowUp', 'ArrowDown']
      : isMirrored
        ? ['ArrowRight', 'ArrowLeft']
        : ['ArrowLeft', 'ArrowRight'];
  const place = { [back]: current - 1, [on]: (current + 1) % tabs.length, Home: 0, End: -1 }[event.key];
  const tab = place === undefined ? undefined : tabs.at(place);
  if (!tab) return null;
  event.preventDefault();
  tab.focus();
  return tab;
}
