import { type ReactNode, useId } from 'react';
import { Drawing } from '../Icon/Drawing.tsx';
import { chevronRightPath } from '../Icon/generated/iconPaths.ts';
import type { NativeProps } from '../styling/NativeProps.ts';
import { item } from './MenuItem.css.ts';
import { arrow, submenu, wrapper } from './Submenu.css.ts';

/** Props of `Submenu`. */
export type SubmenuProps = Omit<NativeProps<'div'>, 'aria-labelledby' | 'hidden' | 'role'> & {
  /** The item that opens it, and its name. */
  label: ReactNode;
  /** A drawing before the label, an `Icon` without a label of its own. */
  icon?: ReactNode;
};

/** A menu behind an item of a `Menu`: beside it for a mouse and a wide window, below it in the same sheet otherwise. */
export function Submenu({ label, icon, ...rest }: SubmenuProps) {
  const id = useId();
  return (
    <div role="none" className={wrapper}>
      <button
        id={id}
        type="button"
        role="menuitem"
        tabIndex={-1}
        aria-haspopup="menu"
        aria-expanded="false"
        data-variant="normal"
        className={item}
      >
        {icon}
        {label}
        <span className={arrow}>
          <Drawing path={chevronRightPath} size="s" />
        </span>
      </button>
      <div
        {...rest}
        role="menu"
        aria-labelledby={id}
        hidden
        data-side="end"
        data-align="start"
        className={submenu}
      />
    </div>
  );
}
