import { ChartFrame, type ChartProps } from '../charts/ChartFrame.tsx';
import { niceTicks, percentOf } from '../charts/niceTicks.ts';
import { cellRole, rowGroupRole, rowHeaderRole, rowRole, tableRole } from '../Table/tableRoles.ts';
import * as styles from './RangeChart.css.ts';

/** A value of a range chart and what it is. */
export interface RangeChartValue {
  label: string;
  value: number;
}

/** Props of `RangeChart`. */
export type RangeChartProps = ChartProps & {
  /** Where the range begins, such as the lower quartile. */
  lower: RangeChartValue;
  /** The middle of what is compared with. */
  median: RangeChartValue;
  /** Where the range ends, such as the upper quartile. */
  upper: RangeChartValue;
  /** The one value that is compared. */
  marked: RangeChartValue;
};

/** Share of the drawn values left free at either end. */
const ROOM_AT_ENDS = 0.15;
const parts = ['lower', 'median', 'upper', 'marked'] as const;

/** The part of the drawing a row of the table is about. */
function Key({ part }: { part: (typeof parts)[number] }) {
  return (
    <svg className={styles.key} viewBox="0 0 24 16" aria-hidden="true">
      <rect className={styles.range} x="2" y="3" width="20" height="10" rx="2" />
      {part === 'lower' && <path className={styles.edge} d="M3 2v12" />}
      {part === 'median' && <path className={styles.edge} d="M12 2v12" />}
      {part === 'upper' && <path className={styles.edge} d="M21 2v12" />}
    </svg>
  );
}

function MarkedKey() {
  return (
    <svg className={styles.key} viewBox="0 0 24 16" aria-hidden="true">
      <circle className={styles.marked} cx="12" cy="8" r="6" />
    </svg>
  );
}

/** One value beside a range of others: a band with its middle and a mark, and the figures as a table. */
export function RangeChart({ lower, median, upper, marked, formatValue = String, ...rest }: RangeChartProps) {
  const rows = { lower, median, upper, marked };
  const values = parts.map((part) => rows[part].value);
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  const room = (greatest - least) * ROOM_AT_ENDS;
  const ticks = niceTicks(least - room, greatest + room);
  const [from = 0, to = 0] = [ticks[0], ticks.at(-1)];
  const place = (value: number) => percentOf(value, from, to);
  const start = place(lower.value);
  return (
    <ChartFrame {...rest}>
      {(captionId) => (
        <>
          <div className={styles.chart} aria-hidden="true">
            <svg className={styles.plot} aria-hidden="true">
              <line className={styles.axis} x1="0" x2="100%" y1="50%" y2="50%" />
              <rect
                className={styles.range}
                x={`${start}%`}
                y="20%"
                width={`${place(upper.value) - start}%`}
                height="60%"
                rx="6"
              />
              <line
                className={styles.median}
                x1={`${place(median.value)}%`}
                x2={`${place(median.value)}%`}
                y1="20%"
                y2="80%"
              />
              <circle className={styles.marked} cx={`${place(marked.value)}%`} cy="50%" r="9" />
            </svg>
            <div className={styles.ends}>
              <span>{formatValue(from)}</span>
              <span>{formatValue(to)}</span>
            </div>
          </div>
          <table {...tableRole} className={styles.table} aria-labelledby={captionId}>
            <tbody {...rowGroupRole} className={styles.body}>
              {parts.map((part) => (
                <tr key={part} {...rowRole} className={styles.row}>
                  <th scope="row" {...rowHeaderRole} className={styles.label}>
                    {part === 'marked' ? <MarkedKey /> : <Key part={part} />}
                    {rows[part].label}
                  </th>
                  <td {...cellRole} className={styles.value}>
                    {formatValue(rows[part].value)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </ChartFrame>
  );
}
