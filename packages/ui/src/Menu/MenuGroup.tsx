import { type ReactNode, useId } from 'react';
import type { NativeProps } from '../styling/NativeProps.ts';
import { group, heading } from './MenuItem.css.ts';

/** Props of `MenuGroup`. */
export type MenuGroupProps = Omit<NativeProps<'div'>, 'aria-labelledby' | 'role'> & {
  /** Names the items in it. */
  label: ReactNode;
};

/** Items of a `Menu` that belong together, under a line that names them. */
export function MenuGroup({ label, children, ...rest }: MenuGroupProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a menu
    <div {...rest} role="group" aria-labelledby={id} className={group}>
      <div id={id} role="presentation" className={heading}>
        {label}
      </div>
      {children}
    </div>
  );
}
