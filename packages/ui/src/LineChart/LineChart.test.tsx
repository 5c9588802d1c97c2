import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LineChart } from './LineChart.tsx';
import { linePath } from './linePath.ts';

const asItIs = (value: number) => value;

test('a line runs from the first to the last value, upwards for more', () => {
  expect(linePath([0, 50, 100], asItIs)).toBe('M0 100L50 50L100 0');
});

test('a missing value breaks the line, and a value alone is a short stroke', () => {
  expect(linePath([10, null, 30, null, 50], asItIs)).toBe('M-0.6 90h1.2M49.4 70h1.2M99.4 50h1.2');
  expect(linePath([null], asItIs)).toBe('');
});

test('it is a figure with a table of all values, as they are written', () => {
  const { container } = render(
    <LineChart
      caption="Median rent"
      labelHead="Month"
      labels={['May', 'June']}
      series={[
        { name: 'Bedok', values: [2_300, null] },
        { name: 'Bishan', values: [2_500, 2_600] },
      ]}
      formatValue={(value) => `$${value}`}
    />,
  );
  expect(screen.getByRole('figure', { name: 'Median rent' }).contains(screen.getByRole('table'))).toBe(true);
  const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
  expect(texts('columnheader')).toEqual(['Month', 'Bedok', 'Bishan']);
  expect(texts('rowheader')).toEqual(['May', 'June']);
  expect(texts('cell')).toEqual(['$2300', '$2500', '–', '$2600']);
  expect(screen.queryAllByRole('list')).toEqual([]);
  expect(container.querySelectorAll('path[data-series]')).toHaveLength(4);
});

test('its rules are round numbers around the values', () => {
  render(
    <LineChart
      caption="Rent"
      labelHead="Month"
      labels={['May', 'June']}
      series={[{ name: 'Bedok', values: [2_110, 2_780] }]}
    />,
  );
  const ticks = [2_000, 2_200, 2_400, 2_600, 2_800].map((tick) => screen.getByText(tick));
  const heights = ticks.map((tick) => tick.getBoundingClientRect().top);
  const steps = heights.slice(1).map((top, index) => Math.round((heights[index] ?? 0) - top));
  expect(steps).toEqual([48, 48, 48, 48]);
});
