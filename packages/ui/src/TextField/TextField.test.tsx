import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { TextField } from './TextField.tsx';

test('a person can reach it by Tab and type', async () => {
  render(<TextField label="Street" name="street" />);
  await userEvent.tab();
  await userEvent.keyboard('Tiong Bahru');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Street' }).value).toBe('Tiong Bahru');
});

test('pressing the label goes to the box', async () => {
  render(<TextField label="Street" />);
  await userEvent.click(screen.getByText('Street'));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

test('the validity of the native input stays', () => {
  render(<TextField label="E-mail" type="email" required defaultValue="nobody" />);
  const input = screen.getByRole<HTMLInputElement>('textbox');
  expect(input.checkValidity()).toBe(false);
  expect(input.validity.typeMismatch).toBe(true);
});

test('native attributes reach the input', () => {
  render(<TextField label="Code" inputMode="numeric" autoComplete="postal-code" maxLength={6} id="code" />);
  const input = screen.getByRole('textbox');
  expect(input.id).toBe('code');
  expect(input.getAttribute('inputmode')).toBe('numeric');
  expect(input.getAttribute('autocomplete')).toBe('postal-code');
  expect(input.getAttribute('maxlength')).toBe('6');
});

test('it is at least 44 px high', () => {
  render(<TextField label="Street" />);
  expect(screen.getByRole('textbox').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

test('an email address loses the spaces and full-width signs it was copied with', async () => {
  const heard: string[] = [];
  render(<TextField label="Email" type="email" onChange={(event) => heard.push(event.target.value)} />);
  const field = screen.getByRole('textbox', { name: 'Email' });
  await userEvent.fill(field, '\u00a0mei＠mail.example\u200b');
  expect(heard).toEqual(['mei@mail.example']);
  expect(field).toHaveProperty('value', 'mei@mail.example');
});
