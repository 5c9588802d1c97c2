import {
  type ComponentProps,
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  useId,
  useState,
} from 'react';
import { anchorTo } from '../anchoring/anchorTo.ts';
import type { Alignment, Side } from '../anchoring/sides.ts';
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
  /** Called after it has opened or closed. */
  onOpenChange?: (change: { value: boolean }) => void;
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
  onOpenChange,
  id,
  onToggle,
  ...rest
}: MenuProps) {
  const ownId = useId();
  const menuId = id ?? ownId;
  const triggerId = trigger.props.id ?? `${menuId}-trigger`;
  const [isOpen, setOpen] = useState(false);
  const openAt = (event: KeyboardEvent<HTMLButtonElement>) => {
    trigger.props.onKeyDown?.(event);
    const place = { ArrowDown: 0, ArrowUp: -1 }[event.key];
    const root = document.getElementById(menuId);
    if (place === undefined || !root) return;
    event.preventDefault();
    root.showPopover({ source: event.currentTarget });
    itemsOf(root).at(place)?.focus();
  };
  return (
    <>
      {cloneElement(trigger, {
        id: triggerId,
        popoverTarget: menuId,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        onKeyDown: openAt,
      })}
      <div
        onKeyDown={moveInMenu}
        onClick={choose}
        onPointerMove={followPointer}
        onPointerLeave={stopFollowing}
        onBeforeToggle={forgetTyped}
        {...rest}
        id={menuId}
        popover="auto"
        role="menu"
        aria-labelledby={triggerId}
        data-side={side}
        data-align={align}
        className={menu}
        onToggle={(event) => {
          onToggle?.(event);
          const { currentTarget: root } = event;
          const isNowOpen = event.newState === 'open';
          const opener = root.previousElementSibling;
          if (isNowOpen && opener) anchorTo(root, opener);
          if (isNowOpen && !root.contains(document.activeElement)) itemsOf(root)[0]?.focus();
          if (!isNowOpen) closeSubmenus(root);
          setOpen(isNowOpen);
          onOpenChange?.({ value: isNowOpen });
        }}
      />
    </>
  );
}
