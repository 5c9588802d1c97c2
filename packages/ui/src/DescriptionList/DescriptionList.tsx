import type { NativeProps } from '../styling/NativeProps.ts';
import * as styles from './DescriptionList.css.ts';

/** How a description list stands: names above their values in as many columns as fit, or names beside them in rows. */
export const descriptionListLayouts = ['columns', 'rows'] as const;

/** Props of `DescriptionList`. */
export type DescriptionListProps = NativeProps<'dl'> & {
  /** Names above their values in columns, or beside them in rows. @default 'columns' */
  layout?: (typeof descriptionListLayouts)[number];
};

/** Names with their values, as `DescriptionListItem`s; what is known of a thing. */
export function DescriptionList({ layout = 'columns', ...rest }: DescriptionListProps) {
  return <dl {...rest} data-layout={layout} className={styles.list} />;
}
