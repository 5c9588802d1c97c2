import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RangeChart } from './RangeChart.tsx';

function mount(marked: number) {
  return render(
    <RangeChart
      caption="Rents nearby"
      lower={{ label: 'Lower', value: 2_200 }}
      median={{ label: 'Middle', value: 2_400 }}
      upper={{ label: 'Upper', value: 2_600 }}
      marked={{ label: 'This home', value: marked }}
      formatValue={(value) => `$${value}`}
    />,
  ).container;
}

test('it is a figure that holds a table of the same name with every value', () => {
  mount(2_300);
  expect(screen.getByRole('figure', { name: 'Rents nearby' })).toBeTruthy();
  expect(screen.getByRole('table', { name: 'Rents nearby' })).toBeTruthy();
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'Lower$2200',
    'Middle$2400',
    'Upper$2600',
    'This home$2300',
  ]);
});

test('the drawing is silent', () => {
  mount(2_300);
  expect(screen.queryAllByRole('img')).toEqual([]);
});

test('values stand where they belong, also far outside the range', () => {
  const container = mount(3_600);
  const number = (selector: string, attribute: string) =>
    Number.parseFloat(container.querySelector(selector)?.getAttribute(attribute) ?? '');
  const start = number('rect', 'x');
  const end = start + number('rect', 'width');
  const middle = number('line[y1="20%"]', 'x1');
  expect([start, middle, end, number('circle', 'cx')]).toEqual([28, 36, 44, 84]);
});
