import { type ReactNode, useId } from 'react';
import type { NativeProps } from '../styling/NativeProps.ts';
import * as styles from './ChartFrame.css.ts';

/** What every chart takes. */
export type ChartProps = Omit<NativeProps<'figure'>, 'children'> & {
  /** Names the chart and its table; inside `VisuallyHidden` where a heading above says the same. */
  caption: ReactNode;
  /** Writes a value for people, such as a formatter of money. @default the number as it is */
  formatValue?: (value: number) => string;
};

type ChartFrameProps = Omit<ChartProps, 'formatValue'> & {
  /** Draws the chart; its table takes the id it is named by. */
  children: (captionId: string) => ReactNode;
};

/** A figure with its caption above. */
export function ChartFrame({ caption, children, ...rest }: ChartFrameProps) {
  const captionId = useId();
  return (
    <figure aria-labelledby={captionId} {...rest} className={styles.frame}>
      <figcaption id={captionId} className={styles.caption}>
        {caption}
      </figcaption>
      {children(captionId)}
    </figure>
  );
}
