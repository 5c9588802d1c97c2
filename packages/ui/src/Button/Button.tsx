import { type MouseEvent, useEffect } from 'react';
import { Drawing } from '../Icon/Drawing.tsx';
import { loaderCirclePath } from '../Icon/generated/iconPaths.ts';
import type { NativeProps } from '../styling/NativeProps.ts';
import { useUi } from '../UiProvider/UiProvider.tsx';
import { announce } from './announce.ts';
import * as styles from './Button.css.ts';

/** Looks of a button: main action, other action, action without a box, action that destroys. */
export const buttonLooks = ['primary', 'secondary', 'quiet', 'danger'] as const;

/** Sizes of a button: 36 px (44 px where touched) and 44 px. */
export const buttonSizes = ['s', 'm'] as const;

/** Props of `Button`. */
export type ButtonProps = NativeProps<'button'> & {
  /** How much it asks to be pressed. @default 'primary' */
  look?: (typeof buttonLooks)[number];
  /** Height. @default 'm' */
  size?: (typeof buttonSizes)[number];
  /** Shows that the action runs: keeps the width, takes no press and says so. @default false */
  isBusy?: boolean;
};

function swallow(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Starts an action; of `type="button"` unless told otherwise. */
export function Button({
  look = 'primary',
  size = 'm',
  isBusy = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const { messages } = useUi();
  useEffect(() => {
    if (isBusy) announce(messages.busy);
  }, [isBusy, messages.busy]);
  const busy = isBusy ? { 'aria-disabled': true, 'aria-busy': true, 'data-busy': '' } : {};
  return (
    <button
      {...rest}
      {...busy}
      type={type}
      onClick={isBusy ? swallow : onClick}
      data-look={look}
      data-size={size}
      className={styles.button}
    >
      <span className={styles.label}>{children}</span>
      {isBusy && (
        <span className={styles.spinner}>
          <span className={styles.spinning}>
            <Drawing path={loaderCirclePath} />
          </span>
        </span>
      )}
    </button>
  );
}
