import type { KeyboardEvent } from 'react';
import { itemOf, itemsOf, leaveSubmenu, menuOf, openSubmenu, submenuOf } from './menuItems.ts';

const TYPING_TIME = 500;
let typed = '';
let typedAt = Number.NEGATIVE_INFINITY;

/** Lets the next letter begin a new word. */
export function forgetTyped(): void {
  typedAt = Number.NEGATIVE_INFINITY;
}

/** Finds the next item that begins with what was typed within half a second of each other; one letter again and again goes round. */
function findTyped(items: HTMLElement[], current: number, character: string): HTMLElement | undefined {
  const now = performance.now();
  typed = now - typedAt < TYPING_TIME ? typed + character : character;
  typedAt = now;
  const isRepeated = [...typed].every((each) => each === typed[0]);
  const sought = isRepeated ? character : typed;
  const from = isRepeated ? current + 1 : Math.max(current, 0);
  const inTurn = [...items.slice(from), ...items.slice(0, from)];
  return inTurn.find((item) => item.textContent?.trim().toLowerCase().startsWith(sought));
}

function isTyping(event: KeyboardEvent): boolean {
  if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return false;
  return event.key !== ' ' || performance.now() - typedAt < TYPING_TIME;
}

/** Moves the focus through a menu by the keys of the ARIA practices; what closes the whole menu besides Tab is the browser's. */
export function moveInMenu(event: KeyboardEvent<HTMLElement>): void {
  const root = event.currentTarget;
  const item = itemOf(event.target);
  const menu = (item && menuOf(item)) ?? root;
  const items = itemsOf(menu);
  const index = item ? items.indexOf(item) : -1;
  const isMirrored = getComputedStyle(menu).direction === 'rtl';
  const goTo = (next: HTMLElement | undefined) => {
    next?.focus();
    event.preventDefault();
  };
  const { key } = event;
  if (key === 'ArrowDown') goTo(items[(index + 1) % items.length]);
  else if (key === 'ArrowUp') goTo(items.at(Math.max(index, 0) - 1));
  else if (key === 'Home') goTo(items[0]);
  else if (key === 'End') goTo(items.at(-1));
  else if (key === (isMirrored ? 'ArrowLeft' : 'ArrowRight')) {
    const submenu = item && submenuOf(item) && openSubmenu(item);
    if (submenu) goTo(itemsOf(submenu)[0]);
  } else if (menu !== root && (key === 'Escape' || key === (isMirrored ? 'ArrowRight' : 'ArrowLeft'))) {
    event.preventDefault();
    leaveSubmenu(menu);
  } else if (key === 'Tab') root.hidePopover();
  else if (isTyping(event)) goTo(findTyped(items, index, key.toLowerCase()));
}
