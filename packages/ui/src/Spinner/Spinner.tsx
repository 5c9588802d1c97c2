import type { NativeProps } from '../styling/NativeProps.ts';
import * as english from '../UiProvider/english.ts';
import { useMessages } from '../UiProvider/messagesContext.ts';
import { spinner } from './Spinner.css.ts';

/** Sizes of a spinner: 16, 20 and 32 px. */
export const spinnerSizes = ['s', 'm', 'l'] as const;

/** Props of `Spinner`. */
export type SpinnerProps = Omit<NativeProps<'span'>, 'children'> & {
  /** What is loading. @default the message `loading` */
  label?: string;
  /** Width and height. @default 'm' */
  size?: (typeof spinnerSizes)[number];
};

/** Turns while something of unknown length is running. */
export function Spinner({ label, size = 'm', ...rest }: SpinnerProps) {
  const messages = useMessages({ loading: english.loading });
  return (
    <span
      {...rest}
      role="progressbar"
      aria-label={label ?? messages.loading}
      data-size={size}
      className={spinner}
    />
  );
}
