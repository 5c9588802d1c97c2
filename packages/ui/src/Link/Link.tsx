import { use } from 'react';
import type { NativeProps } from '../styling/NativeProps.ts';
import { LinkContext } from '../UiProvider/linkContext.ts';
import { buttonVariant, link } from './Link.css.ts';

/** Variants of a link: in text, without an underline, as a main button, as another button. */
export const linkVariants = ['text', 'quiet', 'primary', 'secondary'] as const;

/** Sizes of a link: small and that of the text around it or, dressed as a button, 36 and 44 px. */
export const linkSizes = ['s', 'm'] as const;

/** Props of `Link`. */
export type LinkProps = Omit<NativeProps<'a'>, 'href'> & {
  /** Where it leads. */
  href: string;
  /** How it stands out. @default 'text' */
  variant?: (typeof linkVariants)[number];
  /** Height. @default 'm' */
  size?: (typeof linkSizes)[number];
  /** Lets a press anywhere on the `Card` around it follow the link. @default false */
  isStretched?: boolean;
};

/** A link to another page, rendered by the `linkComponent` of `UiProvider`. */
export function Link({ variant = 'text', size = 'm', isStretched = false, ...rest }: LinkProps) {
  const Anchor = use(LinkContext);
  const isButton = variant === 'primary' || variant === 'secondary';
  return (
    <Anchor
      {...rest}
      data-variant={variant}
      data-size={size}
      data-stretched={isStretched ? '' : undefined}
      className={isButton ? buttonVariant : link}
    />
  );
}
