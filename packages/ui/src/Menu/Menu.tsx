import {
  type ComponentProps,
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { anchorTo } from '../anchoring/anchorTo.ts';
import { explainToggle, watchInput } from '../anchoring/explainToggle.ts';
import type { Alignment, Side } from '../anchoring/sides.ts';
import type { OpenChange } from '../state/OpenChange.ts';
import type { NativeProps } from '../styling/NativeProps.ts';
import { followPointer, stopFollowing } from './followPointer.ts';
import { menu } from './Menu.css.ts';
import { closeSubmenus, isMasterDetail, itemOf, itemsOf, openSubmenu, submenuOf } from './menuItems.ts';
import { forgetTyped, moveInMenu } from './menuKeys.ts';

/** Props of `Menu`. */
export type MenuProps = Omit<NativeProps<'div'>, 'aria-labelledby' | 'popover' | 'role'> & {
  /** The `Button` that opens it, also before and without script; it names the menu. */
  trigger: ReactElement<ComponentProps<'button'>>;
  /** Side of the trigger on which it opens, if there is room. @default 'bottom' */
  side?: Side;
  /** Where along that side it stands. @default 'start' */
  align?: Alignment;
  /** Whether it is open; without it the menu decides by itself. */
  isOpen?: boolean;
  /** Called after it has opened or closed; given `isOpen`, it goes back to that. */
  onOpenChange?: (change: OpenChange) => void;
};

function choose(event: MouseEvent<HTMLElement>): void {
  const item = itemOf(event.target);
  if (!item || item.ariaDisabled === 'true') return;
  const submenu = submenuOf(item);
  if (submenu) {
    stopFollowing();
    const isByKey = event.detail === 0;
    if (!submenu.hidden && !isByKey && !isMasterDetail(submenu))
      closeSubmenus(submenu.parentElement ?? submenu);
    else openSubmenu(item);
    if (isByKey) itemsOf(submenu)[0]?.focus();
  } else if (item.role === 'menuitem') event.currentTarget.hidePopover();
}

/** Actions behind a button: `MenuItem`s, `MenuLink`s, `Submenu`s, in `MenuGroup`s or with a `Divider` between them. */
export function Menu({
  trigger,
  side = 'bottom',
  align = 'start',
  isOpen,
  onOpenChange,
  id,
  onToggle,
  ...rest
}: MenuProps) {
  const ownId = useId();
  const menuId = id ?? ownId;
  const triggerId = trigger.props.id ?? `${menuId}-trigger`;
  const [shown, setShown] = useState({ isShown: false });
  // Whether the mouse that opened it is still held down.
  const isHeld = useRef(false);
  useEffect(watchInput, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: also after each time it opened or closed by itself
  useEffect(() => {
    const root = document.getElementById(menuId);
    if (!root || isOpen === undefined || isOpen === root.matches(':popover-open')) return;
    if (isOpen) root.showPopover({ source: document.getElementById(triggerId) ?? root });
    else root.hidePopover();
  }, [isOpen, shown, menuId, triggerId]);
  const openAt = (event: KeyboardEvent<HTMLButtonElement>) => {
    trigger.props.onKeyDown?.(event);
    isHeld.current = false;
    const place = { ArrowDown: 0, ArrowUp: -1 }[event.key];
    const root = document.getElementById(menuId);
    if (place === undefined || !root) return;
    event.preventDefault();
    root.showPopover({ source: event.currentTarget });
    itemsOf(root).at(place)?.focus();
  };
  const hold = (event: PointerEvent<HTMLButtonElement>) => {
    trigger.props.onPointerDown?.(event);
    const { button, pointerType, currentTarget: source } = event;
    const root = document.getElementById(menuId);
    isHeld.current =
      button === 0 &&
      pointerType === 'mouse' &&
      source.matches(':enabled:not([aria-disabled="true"])') &&
      root?.matches(':popover-open') === false;
    if (!isHeld.current) return;
    // The browser would give it the focus after this, and a menu gives it back to what had it before.
    source.focus({ preventScroll: true, focusVisible: false });
    root?.showPopover({ source });
  };
  return (
    <>
      {cloneElement(trigger, {
        id: triggerId,
        popoverTarget: menuId,
        'aria-haspopup': 'menu',
        'aria-expanded': shown.isShown,
        onKeyDown: openAt,
        onPointerDown: hold,
        onClick(event) {
          trigger.props.onClick?.(event);
          // The press opened it already.
          if (isHeld.current) event.preventDefault();
          isHeld.current = false;
        },
      })}
      <div
        onKeyDown={moveInMenu}
        onClick={choose}
        onPointerDown={() => {
          isHeld.current = false;
        }}
        onPointerUp={({ target }) => {
          const item = isHeld.current && itemOf(target);
          isHeld.current = false;
          // It has the focus once the mouse was moved to it: a menu may open below a mouse that rests.
          if (item && item === document.activeElement && !submenuOf(item)) item.click();
        }}
        onPointerMove={followPointer}
        onPointerLeave={stopFollowing}
        onBeforeToggle={forgetTyped}
        {...rest}
        id={menuId}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-labelledby={triggerId}
        data-side={side}
        data-align={align}
        className={menu}
        onToggle={(event) => {
          onToggle?.(event);
          const { currentTarget: root } = event;
          const change = explainToggle(event, 'item');
          const opener = root.previousElementSibling;
          if (change.isOpen && opener) anchorTo(root, opener);
          if (change.isOpen && !root.contains(document.activeElement))
            (change.event instanceof PointerEvent ? root : itemsOf(root)[0])?.focus();
          if (!change.isOpen) closeSubmenus(root);
          setShown({ isShown: change.isOpen });
          if (change.isOpen !== isOpen) onOpenChange?.(change);
        }}
      />
    </>
  );
}
