import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Select } from './Select.tsx';

const options = [
  { value: 'newest', label: 'Newest first' },
  { value: 'rentAsc', label: 'Lowest rent first' },
  { value: 'areaDesc', label: 'Largest first', isDisabled: true },
];

test('it names itself and lists its choices', () => {
  render(<Select label="Order" options={options} />);
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Order' });
  expect([...select.options].map(({ label, disabled }) => [label, disabled])).toEqual([
    ['Newest first', false],
    ['Lowest rent first', false],
    ['Largest first', true],
  ]);
});

test('a choice calls back and is what a form sends', async () => {
  const onChange = vi.fn();
  render(
    <form data-testid="form">
      <Select label="Order" name="sort" options={options} onChange={onChange} />
    </form>,
  );
  await userEvent.selectOptions(screen.getByRole('combobox'), 'rentAsc');
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(new FormData(screen.getByTestId<HTMLFormElement>('form')).get('sort')).toBe('rentAsc');
});

test('the placeholder is no choice where one is required', () => {
  render(<Select label="Order" options={options} placeholder="Choose" required />);
  expect(screen.getByRole<HTMLSelectElement>('combobox').validity.valueMissing).toBe(true);
});

test('typing a letter goes to the choice that starts with it', async () => {
  render(<Select label="Order" options={options} />);
  const select = screen.getByRole<HTMLSelectElement>('combobox');
  select.focus();
  await userEvent.keyboard('L');
  expect(select.value).toBe('rentAsc');
});
