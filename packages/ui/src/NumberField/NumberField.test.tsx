import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { NumberField } from './NumberField.tsx';

const box = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Rooms' });

test('the buttons step it, stop at its ends and are out of reach there', async () => {
  const onValueChange = vi.fn();
  render(<NumberField label="Rooms" min={0} max={2} defaultValue={1} onValueChange={onValueChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Increase' }));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ value: 2 });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Increase' }).disabled).toBe(true);
  expect(box().getAttribute('aria-valuenow')).toBe('2');
});

test('arrow keys go one step, Page Up and Page Down ten, none beyond the ends', async () => {
  render(<NumberField label="Rooms" min={0} max={30} step={0.1} defaultValue={1} />);
  box().focus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(box().value).toBe('1.3');
  await userEvent.keyboard('{PageUp}{ArrowDown}');
  expect(box().value).toBe('2.2');
  await userEvent.keyboard('{PageDown}{PageDown}{PageDown}');
  expect(box().value).toBe('0');
});

test('the wheel does not change it', async () => {
  render(<NumberField label="Rooms" defaultValue={3} />);
  box().focus();
  box().dispatchEvent(new WheelEvent('wheel', { deltaY: 100, bubbles: true }));
  expect(box().value).toBe('3');
});

test('what is no number stays and is named once the person leaves', async () => {
  const onValueChange = vi.fn();
  render(<NumberField label="Rooms" onValueChange={onValueChange} />);
  box().focus();
  await userEvent.keyboard('two');
  expect(box().getAttribute('aria-invalid')).toBeNull();
  expect(onValueChange).toHaveBeenLastCalledWith({ value: null });
  await userEvent.tab();
  expect(box().value).toBe('two');
  expect(box().validationMessage).toBe('Enter a number.');
  expect(screen.getByText('Enter a number.')).toBeTruthy();
});

test.each([
  ['12', 'Enter 9 or less.'],
  ['0', 'Enter 1 or more.'],
])('%s is outside: %s', async (typed, message) => {
  render(<NumberField label="Rooms" min={1} max={9} />);
  await userEvent.fill(box(), typed);
  await userEvent.tab();
  expect(box().validationMessage).toBe(message);
});

test('thousands are set apart once the person leaves, and may be typed so', async () => {
  const onValueChange = vi.fn();
  render(<NumberField label="Rooms" onValueChange={onValueChange} />);
  await userEvent.fill(box(), '12,500');
  expect(onValueChange).toHaveBeenLastCalledWith({ value: 12_500 });
  await userEvent.fill(box(), '１２ ５００');
  expect(onValueChange).toHaveBeenLastCalledWith({ value: 12_500 });
  await userEvent.fill(box(), '1250000');
  await userEvent.tab();
  expect(box().value).toBe('1,250,000');
});

function Controlled() {
  const [value, setValue] = useState<number | null>(1);
  return (
    <>
      <NumberField label="Rooms" value={value} onValueChange={(change) => setValue(change.value)} />
      <button type="button" onClick={() => setValue(7)}>
        Seven
      </button>
    </>
  );
}

test('a page that keeps the number may change it', async () => {
  render(<Controlled />);
  await userEvent.fill(box(), '3');
  await userEvent.click(screen.getByRole('button', { name: 'Seven' }));
  expect(box().value).toBe('7');
});
