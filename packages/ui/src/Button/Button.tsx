import { type MouseEvent, useEffect } from 'react';
import type { NativeProps } from '../styling/NativeProps.ts';
import * as english from '../UiProvider/english.ts';
import { useMessages } from '../UiProvider/messagesContext.ts';
import { announce } from './announce.ts';
import * as styles from './Button.css.ts';

/** Variants of a button: main action, other action, action without a box, destructive action. */
export const buttonVariants = ['primary', 'secondary', 'quiet', 'danger'] as const;

/** Sizes of a button: 36 px (44 px where touched) and 44 px. */
export const buttonSizes = ['s', 'm'] as const;

/** Props of `Button`. */
export type ButtonProps = NativeProps<'button'> & {
  /** How much it stands out. @default 'primary' */
  variant?: (typeof buttonVariants)[number];
  /** Height. @default 'm' */
  size?: (typeof buttonSizes)[number];
  /** Shows that the action is running: keeps the width, ignores presses and announces it. @default false */
  isBusy?: boolean | undefined;
};

function swallow(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Starts an action; `type="button"` by default. */
export function Button({
  variant = 'primary',
  size = 'm',
  isBusy,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const { busy } = useMessages({ busy: english.busy });
  useEffect(() => {
    if (isBusy) announce(busy);
  }, [isBusy, busy]);
  return (
    <button
      aria-disabled={isBusy}
      aria-busy={isBusy}
      {...rest}
      type={type}
      onClick={isBusy ? swallow : onClick}
      data-variant={variant}
      data-size={size}
      className={styles.button}
    >
      <span className={styles.label}>{children}</span>
    </button>
  );
}
