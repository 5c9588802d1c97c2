import { type ReactNode, useId } from 'react';
import type { NativeProps } from '../styling/NativeProps.ts';
import * as styles from './Progress.css.ts';

/** Props of `Progress`; those of the native element reach the `<progress>`. */
export type ProgressProps = Omit<NativeProps<'progress'>, 'children'> & {
  /** Names what goes on. */
  label: ReactNode;
  /** How much is done, from 0 to `max`; leave it out if that is unknown. */
  value?: number;
  /** What all of it is. @default 1 */
  max?: number;
  /** Says how much is done in words, such as `3 of 8 pictures`. */
  children?: ReactNode;
};

/** Shows how much of something is done. */
export function Progress({ label, max = 1, children, ...rest }: ProgressProps) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <label htmlFor={rest.id ?? id}>{label}</label>
      {children !== undefined && (
        <span id={`${id}-words`} className={styles.content}>
          {children}
        </span>
      )}
      <progress
        id={id}
        aria-describedby={children === undefined ? undefined : `${id}-words`}
        {...rest}
        max={max}
        className={styles.bar}
      />
    </div>
  );
}
