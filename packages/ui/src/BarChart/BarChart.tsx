import { ChartFrame, type ChartProps } from '../charts/ChartFrame.tsx';
import { niceTicks, percentOf } from '../charts/niceTicks.ts';
import * as styles from './BarChart.css.ts';

/** Props of `BarChart`. */
export type BarChartProps = ChartProps & {
  /** What is compared, from top to bottom, with amounts of zero or more. */
  bars: readonly { label: string; value: number; isMarked?: boolean }[];
  /** Heads the labels in the table; only spoken. */
  labelHead: string;
  /** Heads the values in the table; only spoken. */
  valueHead: string;
};

/** Amounts as bars beside each other, drawn into a table of them. */
export function BarChart({ bars, labelHead, valueHead, formatValue = String, ...rest }: BarChartProps) {
  const end = niceTicks(0, Math.max(...bars.map(({ value }) => value), 0)).at(-1) ?? 1;
  return (
    <ChartFrame {...rest}>
      {(captionId) => (
        <table className={styles.table} aria-labelledby={captionId}>
          <thead className={styles.head}>
            <tr>
              <th scope="col">{labelHead}</th>
              <th scope="col">{valueHead}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label, value, isMarked }) => (
              <tr key={label} data-marked={isMarked ? '' : undefined} className={styles.row}>
                <th scope="row" className={styles.label}>
                  {label}
                </th>
                <td className={styles.value}>
                  <span className={styles.amount}>
                    <svg className={styles.track} aria-hidden="true">
                      <rect
                        className={styles.bar}
                        width={`${percentOf(value, 0, end)}%`}
                        height="100%"
                        rx="4"
                      />
                    </svg>
                    <span className={styles.figure}>{formatValue(value)}</span>
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </ChartFrame>
  );
}
