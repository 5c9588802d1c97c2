import type { ReactNode } from 'react';
import type { NativeProps } from '../styling/NativeProps.ts';
import * as styles from './StatTile.css.ts';

/** Whether a change is for the better, for the worse, or neither. */
export const statTileTones = ['neutral', 'success', 'danger'] as const;

/** Props of `StatTile`. */
export type StatTileProps = Omit<NativeProps<'dl'>, 'children'> & {
  /** What is counted or measured. */
  label: ReactNode;
  /** The figure, formatted. */
  value: ReactNode;
  /** How it changed, in words that also say which way, such as "12 more than in October". */
  change?: ReactNode;
  /** Whether the change is for the better or the worse. @default 'neutral' */
  tone?: (typeof statTileTones)[number];
};

/** One important figure, with its label and its change. */
export function StatTile({ label, value, change, tone = 'neutral', ...rest }: StatTileProps) {
  return (
    <dl {...rest} data-tone={tone} className={styles.tile}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      {change !== undefined && <dd className={styles.change}>{change}</dd>}
    </dl>
  );
}
