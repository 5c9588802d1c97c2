import type { MouseEvent, ReactNode } from 'react';
import { Drawing } from '../Icon/Drawing.tsx';
import { checkPath } from '../Icon/generated/iconPaths.ts';
import type { NativeProps } from '../styling/NativeProps.ts';
import { item, mark } from './MenuItem.css.ts';

/** Variants of a menu item: an action, or a destructive action. */
export const menuItemVariants = ['normal', 'danger'] as const;

/** Props of `MenuItem`. */
export type MenuItemProps = Omit<NativeProps<'button'>, 'disabled' | 'role' | 'type'> & {
  /** Whether it sends the form around the menu, also without script. @default 'button' */
  type?: 'button' | 'submit';
  /** Whether it warns of what it does. @default 'normal' */
  variant?: (typeof menuItemVariants)[number];
  /** A drawing before the words, an `Icon` without a label. */
  icon?: ReactNode;
  /** Keeps it in sight and in reach of the keys, but takes no press. @default false */
  isDisabled?: boolean;
  /** Whether what it names is on; given, a press does not close the menu. */
  isChecked?: boolean;
};

function swallow(event: MouseEvent): void {
  event.preventDefault();
}

/** An action of a `Menu`, or something that is on or off. */
export function MenuItem({
  type = 'button',
  variant = 'normal',
  icon,
  isDisabled = false,
  isChecked,
  onClick,
  children,
  ...rest
}: MenuItemProps) {
  const isCheckable = isChecked !== undefined;
  return (
    <button
      {...rest}
      type={type}
      role={isCheckable ? 'menuitemcheckbox' : 'menuitem'}
      tabIndex={-1}
      {...(isCheckable && { 'aria-checked': isChecked })}
      aria-disabled={isDisabled || undefined}
      data-variant={variant}
      className={item}
      onClick={isDisabled ? swallow : onClick}
    >
      {isCheckable ? <span className={mark}>{isChecked && <Drawing path={checkPath} />}</span> : icon}
      {children}
    </button>
  );
}
