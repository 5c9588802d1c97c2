import { percentOf } from '../charts/niceTicks.ts';
import * as styles from './LineChart.css.ts';
import { linePath } from './linePath.ts';

/** One line of a line chart; null where a value is not known. */
export interface LineChartSeries {
  name: string;
  values: readonly (number | null)[];
}

interface LinePlotProps {
  labels: readonly string[];
  series: readonly LineChartSeries[];
  ticks: readonly number[];
  format: (value: number) => string;
}

function isAtEndOrMiddle(index: number, count: number): boolean {
  return index === 0 || index === count - 1 || index * 2 === count - 1;
}

/** The drawing of a line chart with the words at its edges. */
export function LinePlot({ labels, series, ticks, format }: LinePlotProps) {
  const place = (value: number) => percentOf(value, ticks[0] ?? 0, ticks.at(-1) ?? 1);
  return (
    <div className={styles.chart} aria-hidden="true">
      <div className={styles.ticks}>
        {ticks.map((tick) => (
          <span key={tick} className={styles.tick}>
            {format(tick)}
          </span>
        ))}
      </div>
      <svg className={styles.plot} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {ticks.map((tick) => (
          <path key={tick} className={styles.rule} d={`M0 ${100 - place(tick)}h100`} />
        ))}
        {series.map(({ name, values }, index) => (
          <path key={name} className={styles.line} data-series={index} d={linePath(values, place)} />
        ))}
      </svg>
      <div className={styles.labels}>
        {labels
          .filter((_, index) => isAtEndOrMiddle(index, labels.length))
          .map((label) => (
            <span key={label}>{label}</span>
          ))}
      </div>
    </div>
  );
}
