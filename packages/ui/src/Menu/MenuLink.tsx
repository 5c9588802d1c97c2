import { type ReactNode, use } from 'react';
import type { NativeProps } from '../styling/NativeProps.ts';
import { LinkContext } from '../UiProvider/linkContext.ts';
import { item } from './MenuItem.css.ts';

/** Props of `MenuLink`. */
export type MenuLinkProps = Omit<NativeProps<'a'>, 'href' | 'role'> & {
  /** Where it leads. */
  href: string;
  /** A drawing before the words, an `Icon` without a label. */
  icon?: ReactNode;
};

/** An item of a `Menu` that leads to another page, also without script. */
export function MenuLink({ icon, children, ...rest }: MenuLinkProps) {
  const Anchor = use(LinkContext);
  return (
    <Anchor {...rest} role="menuitem" tabIndex={-1} data-variant="normal" className={item}>
      {icon}
      {children}
    </Anchor>
  );
}
