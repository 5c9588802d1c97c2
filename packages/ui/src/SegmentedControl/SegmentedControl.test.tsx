import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SegmentedControl } from './SegmentedControl.tsx';

const segments = [
  { value: 'month', label: 'A month' },
  { value: 'year', label: 'A year', isDisabled: true },
  { value: 'area', label: 'A square foot' },
];

test('it is a named group of radio buttons with one chosen', () => {
  render(<SegmentedControl label="Show rents" segments={segments} defaultValue="area" />);
  expect(screen.getByRole('group', { name: 'Show rents' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'A square foot', checked: true })).toBeTruthy();
});

test('Tab enters at the chosen one, arrows choose the next that can be taken, round the end', async () => {
  const onValueChange = vi.fn();
  render(<SegmentedControl label="Show rents" segments={segments} onValueChange={onValueChange} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'A month' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'A square foot' }).checked).toBe(true);
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'A month' }).checked).toBe(true);
  expect(onValueChange.mock.calls).toEqual([[{ value: 'area' }], [{ value: 'month' }]]);
});

test('a press on a segment chooses it, on one that is out of reach nothing', async () => {
  render(<SegmentedControl label="Show rents" segments={segments} />);
  await userEvent.click(screen.getByText('A square foot'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'A square foot' }).checked).toBe(true);
  await userEvent.click(screen.getByText('A year'), { force: true });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'A square foot' }).checked).toBe(true);
});

test('a form sends the chosen value without script', () => {
  render(
    <form aria-label="Rents">
      <SegmentedControl label="Show rents" name="per" segments={segments} defaultValue="area" />
    </form>,
  );
  expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('per')).toBe('area');
});

test('the caller may hold the value', async () => {
  render(<SegmentedControl label="Show rents" segments={segments} value="month" />);
  await userEvent.click(screen.getByText('A square foot'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'A month' }).checked).toBe(true);
});

test('each segment is at least 44 px high', () => {
  render(<SegmentedControl label="Show rents" segments={segments} />);
  for (const { value, label } of segments)
    expect(screen.getByText(label).getBoundingClientRect().height, value).toBeGreaterThanOrEqual(44);
});
