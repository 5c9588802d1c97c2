const menuSelector = '[role="menu"]';
const itemSelector = '[role^="menuitem"]';

/** The menu, or sub-menu, that an element stands in. */
export function menuOf(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>(menuSelector);
}

/** The item that an element belongs to. */
export function itemOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(itemSelector) : null;
}

/** The items of a menu in their order, without those of its sub-menus. */
export function itemsOf(menu: Element): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>(itemSelector)].filter((item) => menuOf(item) === menu);
}

/** The sub-menu that an item opens. */
export function submenuOf(item: Element): HTMLElement | null {
  return item.ariaHasPopup === 'menu' ? (item.nextElementSibling as HTMLElement) : null;
}

/** The sub-menus that are open in a menu, also those in each other. */
export function openSubmenusOf(menu: Element): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>(`${menuSelector}:not([hidden])`)];
}

function setOpen(item: Element, submenu: HTMLElement, isOpen: boolean): void {
  submenu.hidden = !isOpen;
  item.ariaExpanded = String(isOpen);
}

/** Closes the sub-menus of a menu, but for the one that stays. */
export function closeSubmenus(menu: Element, except: Element | null = null): void {
  for (const submenu of openSubmenusOf(menu)) {
    const item = submenu.previousElementSibling;
    if (item && submenu !== except) setOpen(item, submenu, false);
  }
}

/** Whether a sub-menu stands beside its item and not below it in the same sheet. */
export function isMasterDetail(submenu: Element): boolean {
  return getComputedStyle(submenu).position === 'fixed';
}

/** Opens the sub-menu of an item and closes the others; the state stands in the document alone, as that of `<details>` does. */
export function openSubmenu(item: HTMLElement): HTMLElement | null {
  const submenu = submenuOf(item);
  if (!submenu?.hidden) return submenu;
  const menu = menuOf(item);
  if (menu) closeSubmenus(menu);
  setOpen(item, submenu, true);
  return submenu;
}

/** Closes a sub-menu and gives the focus back to the item that opened it. */
export function leaveSubmenu(submenu: HTMLElement): void {
  const item = submenu.previousElementSibling as HTMLElement;
  setOpen(item, submenu, false);
  item.focus();
}
