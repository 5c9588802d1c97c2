import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { MoneyField } from './MoneyField.tsx';

const box = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Rent' });

test.each([
  ['3500', 350_000, '3,500'],
  ['S$ 3,500.50', 350_050, '3,500.50'],
  ['SGD 3500', 350_000, '3,500'],
])('%s is %i cents and is shown as %s', async (typed, cents, shown) => {
  const onValueChange = vi.fn();
  render(<MoneyField label="Rent" onValueChange={onValueChange} />);
  await userEvent.fill(box(), typed);
  expect(onValueChange).toHaveBeenLastCalledWith({ value: cents });
  await userEvent.tab();
  expect(box().value).toBe(shown);
});

test('cents come in whole and go out whole, however often it is stepped', async () => {
  const onValueChange = vi.fn();
  render(<MoneyField label="Rent" defaultValue={10} step={10} onValueChange={onValueChange} />);
  expect(box().value).toBe('0.10');
  box().focus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(onValueChange).toHaveBeenLastCalledWith({ value: 30 });
  expect(box().value).toBe('0.30');
});

test('limits are named as money', async () => {
  render(<MoneyField label="Rent" max={1_000_000} />);
  await userEvent.fill(box(), '12,000');
  await userEvent.tab();
  expect(screen.getByText('Enter $10,000 or less.')).toBeTruthy();
});

test('what is no amount stays and is named', async () => {
  render(<MoneyField label="Rent" />);
  await userEvent.fill(box(), 'cheap');
  await userEvent.tab();
  expect(box().value).toBe('cheap');
  expect(box().validationMessage).toBe('Enter an amount, such as 3,500 or 3,500.50.');
});
