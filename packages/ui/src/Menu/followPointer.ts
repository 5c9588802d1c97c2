import type { PointerEvent } from 'react';
import {
  closeSubmenus,
  isMasterDetail,
  itemOf,
  menuOf,
  openSubmenu,
  openSubmenusOf,
  submenuOf,
} from './menuItems.ts';

interface Point {
  x: number;
  y: number;
}

const REST_TIME = 100;
const WAY_TIME = 300;
let timer: ReturnType<typeof setTimeout> | undefined;
let left: Point = { x: 0, y: 0 };

/** Whether the line from one point through another meets a box, a little generously. */
export function isHeadingFor({ left, right, top, bottom }: DOMRect, from: Point, to: Point): boolean {
  const edge = from.x < left ? left : right;
  const share = (to.x - from.x) / (edge - from.x);
  const y = from.y + (to.y - from.y) / share;
  return share > 0 && y > top - 16 && y < bottom + 16;
}

function stop(): void {
  clearTimeout(timer);
}

function settle(item: HTMLElement): void {
  const menu = menuOf(item);
  if (!menu?.checkVisibility()) return;
  if (document.activeElement !== item) item.focus({ preventScroll: true });
  closeSubmenus(menu, submenuOf(item));
  if (submenuOf(item)) timer = setTimeout(() => openSubmenu(item), REST_TIME);
}

/** Takes the focus to the item under a mouse and opens its sub-menu; items crossed on the way to an open sub-menu leave it open. */
export function followPointer(event: PointerEvent<HTMLElement>): void {
  const item = itemOf(event.target);
  const menu = item && menuOf(item);
  if (event.pointerType === 'touch' || !menu) return;
  stop();
  const point = { x: event.clientX, y: event.clientY };
  const [submenu] = openSubmenusOf(menu);
  const isCrossing =
    submenu !== undefined &&
    submenu !== submenuOf(item) &&
    isMasterDetail(submenu) &&
    isHeadingFor(submenu.getBoundingClientRect(), left, point);
  if (isCrossing) {
    timer = setTimeout(() => settle(item), WAY_TIME);
    return;
  }
  left = point;
  settle(item);
}

/** Forgets the item a mouse was about to choose. */
export { stop as stopFollowing };
