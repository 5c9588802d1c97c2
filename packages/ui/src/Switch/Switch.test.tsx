import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Switch } from './Switch.tsx';

test('it is a switch with its name and description', () => {
  render(<Switch label="Pause mail" description="Nothing is sent." defaultChecked />);
  const control = screen.getByRole<HTMLInputElement>('switch', { name: /Pause mail/ });
  expect(control.checked).toBe(true);
  const description = document.getElementById(control.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('Nothing is sent.');
});

test('Space and a press on the words turn it', async () => {
  const onValueChange = vi.fn();
  render(<Switch label="Pause mail" onValueChange={onValueChange} />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await userEvent.click(screen.getByText('Pause mail'));
  expect(onValueChange.mock.calls).toEqual([[{ value: true }], [{ value: false }]]);
});

test('what is pressed is at least 44 px high', () => {
  const { container } = render(<Switch label="Pause mail" />);
  expect(container.querySelector('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
