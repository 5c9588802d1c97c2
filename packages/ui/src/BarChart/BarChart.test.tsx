import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BarChart } from './BarChart.tsx';

function mount(values: readonly number[]) {
  const { container } = render(
    <BarChart
      caption="Homes let"
      labelHead="District"
      valueHead="Homes"
      bars={values.map((value, index) => ({ label: `D${index}`, value, isMarked: index === 0 }))}
      formatValue={(value) => `${value} homes`}
    />,
  );
  return [...container.querySelectorAll('rect')].map((bar) => bar.getAttribute('width'));
}

test('it is a table with heads, a row for each bar and the values as they are written', () => {
  mount([80, 20]);
  expect(screen.getByRole('table', { name: 'Homes let' })).toBeTruthy();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'District',
    'Homes',
  ]);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['D0', 'D1']);
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['80 homes', '20 homes']);
});

test('the bars are as long as their values, up to a round end', () => {
  expect(mount([80, 20, 0])).toEqual(['100%', '25%', '0%']);
});

test('without bars it is an empty table', () => {
  expect(mount([])).toEqual([]);
  expect(screen.getAllByRole('row')).toHaveLength(1);
});
