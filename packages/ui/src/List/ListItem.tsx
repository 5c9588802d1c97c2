import type { ReactNode } from 'react';
import type { NativeProps } from '../styling/NativeProps.ts';
import * as styles from './List.css.ts';

/** Props of `ListItem`. */
export type ListItemProps = NativeProps<'li'> & {
  /** Stands before the words, such as an icon or an avatar. */
  start?: ReactNode;
  /** Stands at the end of the row, such as an amount or a button. */
  end?: ReactNode;
  /** Reacts to a pointer anywhere in the row; the stretched link inside does the work. @default false */
  isInteractive?: boolean;
};

/** One row of a `List`: words, with something before them and something at the end. */
export function ListItem({ start, end, isInteractive = false, children, ...rest }: ListItemProps) {
  return (
    <li {...rest} data-interactive={isInteractive ? '' : undefined} className={styles.item}>
      {start !== undefined && <span className={styles.side}>{start}</span>}
      <div className={styles.content}>{children}</div>
      {end !== undefined && <span className={styles.side}>{end}</span>}
    </li>
  );
}
