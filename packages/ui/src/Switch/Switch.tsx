import { type ReactNode, useId } from 'react';
import type { NativeProps } from '../styling/NativeProps.ts';
import * as styles from './Switch.css.ts';

/** Props of `Switch`; those of the native input reach the input. */
export type SwitchProps = Omit<NativeProps<'input'>, 'role' | 'type'> & {
  /** Names it; the words stay the same on and off. */
  label: ReactNode;
  /** Shown below the label. */
  description?: ReactNode;
  /** Called when a person turns it on or off. */
  onValueChange?: (change: { value: boolean }) => void;
};

/** Turns something on or off at once; in a form that is sent later a `Checkbox` says it better. */
export function Switch({ label, description, onValueChange, onChange, ...rest }: SwitchProps) {
  const ownId = useId();
  const descriptionId = description === undefined ? undefined : `${rest.id ?? ownId}-description`;
  return (
    <label className={styles.root}>
      <span className={styles.content}>
        <span>{label}</span>
        {description !== undefined && (
          <span id={descriptionId} className={styles.description}>
            {description}
          </span>
        )}
      </span>
      <input
        {...rest}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its state itself
        role="switch"
        aria-describedby={[rest['aria-describedby'], descriptionId].filter(Boolean).join(' ') || undefined}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.({ value: event.currentTarget.checked });
        }}
        className={styles.track}
      />
    </label>
  );
}
