import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { PhoneField } from './PhoneField.tsx';

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile' });

async function type(keys: string): Promise<void> {
  field().focus();
  await userEvent.keyboard(keys);
}

test('it shows a number in fours while it is typed', async () => {
  const onValueChange = vi.fn();
  render(<PhoneField label="Mobile" onValueChange={onValueChange} />);
  await type('91234');
  expect(field().value).toBe('9123 4');
  expect(onValueChange).toHaveBeenLastCalledWith({ value: null });
  await type('567');
  expect(field().value).toBe('9123 4567');
  expect(onValueChange).toHaveBeenLastCalledWith({ value: '+6591234567' });
});

test.each([
  '+65 9123-4567',
  '6591234567',
  '(65) 9123 4567',
  '9123.4567',
  '0065 9123 4567',
  'tel:+65-9123-4567',
  '９１２３　４５６７',
  '\u202D9123\u20134567\u202C',
])('%s may be pasted', (text) => {
  render(<PhoneField label="Mobile" />);
  field().focus();
  document.execCommand('insertText', false, text);
  expect(field().value).toBe('9123 4567');
  expect(field().validity.valid).toBe(true);
});

test('a digit put into the middle leaves the caret behind it', async () => {
  render(<PhoneField label="Mobile" defaultValue="9123567" />);
  field().focus();
  field().setSelectionRange(5, 5);
  await userEvent.keyboard('4');
  expect([field().value, field().selectionStart]).toEqual(['9123 4567', 6]);
});

test('backspace takes a digit each time, also at the gap', async () => {
  render(<PhoneField label="Mobile" defaultValue="91234" />);
  await type('{End}{Backspace}{Backspace}');
  expect(field().value).toBe('912');
});

test('what is no number stays as it was typed, and says so when the form is sent', async () => {
  render(<PhoneField label="Mobile" />);
  await type('call me');
  expect(field().value).toBe('call me');
  expect(field().validationMessage).toBe('Enter a Singapore number, such as 9123 4567.');
});

test('the country code is seen and read', () => {
  render(<PhoneField label="Mobile" />);
  const id = field().getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(id)?.textContent).toBe('+65');
});
