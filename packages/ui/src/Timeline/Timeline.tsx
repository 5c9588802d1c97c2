import type { NativeProps } from '../styling/NativeProps.ts';
import * as styles from './Timeline.css.ts';

/** Props of `Timeline`. */
export type TimelineProps = NativeProps<'ol'>;

/** What happened, what goes on and what comes, in order, as `TimelineItem`s. */
export function Timeline(props: TimelineProps) {
  return <ol {...props} data-timeline="" className={styles.timeline} />;
}
