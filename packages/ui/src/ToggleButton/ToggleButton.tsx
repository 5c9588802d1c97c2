import { useValue } from '../state/useValue.ts';
import type { NativeProps } from '../styling/NativeProps.ts';
import * as styles from './ToggleButton.css.ts';

/** Sizes of a toggle button: 36 px (44 px where touched) and 44 px. */
export const toggleButtonSizes = ['s', 'm'] as const;

/** Props of `ToggleButton`. */
export type ToggleButtonProps = Omit<NativeProps<'button'>, 'aria-pressed'> & {
  /** Whether it is pressed; without it the button manages that itself. */
  isPressed?: boolean;
  /** Whether it is pressed at first, if the button manages that itself. @default false */
  defaultPressed?: boolean;
  /** Called when a person presses it or lets it go. */
  onPressedChange?: (change: { value: boolean }) => void;
  /** Height. @default 'm' */
  size?: (typeof toggleButtonSizes)[number];
};

/** A button that stays pressed until it is pressed again; its words say what is on and do not change. */
export function ToggleButton({
  isPressed,
  defaultPressed = false,
  onPressedChange,
  size = 'm',
  type = 'button',
  onClick,
  ...rest
}: ToggleButtonProps) {
  const [isOn, setOn] = useValue(isPressed, defaultPressed, onPressedChange);
  return (
    <button
      {...rest}
      type={type}
      aria-pressed={isOn}
      data-variant="secondary"
      data-size={size}
      className={styles.toggleButton}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) setOn(!isOn);
      }}
    />
  );
}
