import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { TextArea } from './TextArea.tsx';

test('a person can reach it by Tab and type several lines', async () => {
  render(<TextArea label="Your message" name="message" />);
  await userEvent.tab();
  await userEvent.keyboard('Hello,{Enter}may I see it?');
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });
  expect(box.value).toBe('Hello,\nmay I see it?');
});

test('it grows with what is typed, and no further than a screen can hold', async () => {
  render(<TextArea label="Your message" rows={2} />);
  const box = screen.getByRole('textbox');
  const before = box.getBoundingClientRect().height;
  expect(before).toBeGreaterThanOrEqual(44);
  await userEvent.fill(box, 'line\n'.repeat(8));
  const after = box.getBoundingClientRect().height;
  expect(after).toBeGreaterThan(before);
  await userEvent.fill(box, 'line\n'.repeat(200));
  expect(box.getBoundingClientRect().height).toBeLessThanOrEqual(384);
});

test('native attributes reach the textarea, and its fault marks it as invalid', () => {
  render(<TextArea label="Your message" id="words" maxLength={2_000} error="Write a few words first." />);
  const box = screen.getByRole('textbox');
  expect(box.id).toBe('words');
  expect(box.getAttribute('maxlength')).toBe('2000');
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(box.getAttribute('aria-describedby')).toBe('words-error');
});

test('it has the lines it was asked to have while it is empty', () => {
  render(<TextArea label="Your message" rows={6} />);
  const box = screen.getByRole('textbox');
  const line = Number.parseFloat(getComputedStyle(box).lineHeight);
  expect(box.getBoundingClientRect().height).toBeGreaterThanOrEqual(6 * line);
});

test('it counts what is left, tells it as its description, and speaks it near the end', async () => {
  render(<TextArea label="Your message" hasCounter maxLength={31} defaultValue="0123456789" />);
  const box = screen.getByRole('textbox');
  const counter = document.getElementById(box.getAttribute('aria-describedby') ?? '');
  expect(counter?.textContent).toBe('21 characters left');
  box.focus();
  await userEvent.keyboard('{End}a');
  expect(counter?.textContent).toBe('20 characters left');
  await expect.poll(() => screen.queryByRole('status')?.textContent).toBe('20 characters left');
});

test('there is no counter unless one is asked for', () => {
  render(<TextArea label="Your message" maxLength={30} />);
  expect(screen.getByRole('textbox').hasAttribute('aria-describedby')).toBe(false);
});
