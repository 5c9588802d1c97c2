import { ChartFrame, type ChartProps } from '../charts/ChartFrame.tsx';
import { niceTicks } from '../charts/niceTicks.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './LineChart.css.ts';
import { type LineChartSeries, LinePlot } from './LinePlot.tsx';

/** Props of `LineChart`. */
export type LineChartProps = ChartProps & {
  /** What stands along the lines, at even steps, such as months. */
  labels: readonly string[];
  /** Heads the labels in the table; only spoken. */
  labelHead: string;
  /** One to three lines, each with a value for every label; told apart by colour and by dashes. */
  series: readonly LineChartSeries[];
};

type Format = (value: number) => string;

function serializeValue(value: number | null | undefined, format: Format): string {
  return value === null || value === undefined ? '–' : format(value);
}

function Legend({ series }: Pick<LineChartProps, 'series'>) {
  return (
    <ul className={styles.legend} aria-hidden="true">
      {series.map(({ name }, index) => (
        <li key={name} className={styles.entry}>
          <svg className={styles.key} viewBox="0 0 32 8" aria-hidden="true">
            <path className={styles.line} data-series={index} d="M2 4h28" />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

/** Amounts over time as lines, and as a table for assistive technology. */
export function LineChart({ labels, labelHead, series, formatValue = String, ...rest }: LineChartProps) {
  const known = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const ticks = known.length === 0 ? [0, 1] : niceTicks(Math.min(...known), Math.max(...known));
  return (
    <ChartFrame {...rest}>
      {(captionId) => (
        <>
          <LinePlot labels={labels} series={series} ticks={ticks} format={formatValue} />
          {series.length > 1 && <Legend series={series} />}
          <div className={visuallyHidden}>
            <table aria-labelledby={captionId}>
              <thead>
                <tr>
                  <th scope="col">{labelHead}</th>
                  {series.map(({ name }) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {labels.map((label, row) => (
                  <tr key={label}>
                    <th scope="row">{label}</th>
                    {series.map(({ name, values }) => (
                      <td key={name}>{serializeValue(values[row], formatValue)}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </ChartFrame>
  );
}
