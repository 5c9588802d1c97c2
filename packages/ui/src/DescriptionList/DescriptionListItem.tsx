import type { ReactNode } from 'react';
import type { NativeProps } from '../styling/NativeProps.ts';
import * as styles from './DescriptionList.css.ts';

/** Props of `DescriptionListItem`. */
export type DescriptionListItemProps = NativeProps<'div'> & {
  /** What the value is of; an icon may stand before the words. */
  name: ReactNode;
  /** Says that the value is not known, which is drawn more quietly. @default false */
  isMissing?: boolean;
};

/** One name and its value in a `DescriptionList`. */
export function DescriptionListItem({
  name,
  isMissing = false,
  children,
  ...rest
}: DescriptionListItemProps) {
  return (
    <div {...rest} data-missing={isMissing ? '' : undefined} className={styles.item}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
