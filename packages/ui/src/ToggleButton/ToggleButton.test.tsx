import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ToggleButton } from './ToggleButton.tsx';

test('a press, Enter and Space each turn it over and say so', async () => {
  const onPressedChange = vi.fn();
  render(<ToggleButton onPressedChange={onPressedChange}>Pictures</ToggleButton>);
  const button = screen.getByRole('button', { name: 'Pictures', pressed: false });
  await userEvent.click(button);
  expect(button.getAttribute('aria-pressed')).toBe('true');
  await userEvent.keyboard('{Enter}');
  expect(button.getAttribute('aria-pressed')).toBe('false');
  await userEvent.keyboard(' ');
  expect(button.getAttribute('aria-pressed')).toBe('true');
  expect(onPressedChange.mock.calls).toEqual([[{ value: true }], [{ value: false }], [{ value: true }]]);
});

test('the caller may hold the state', async () => {
  const onPressedChange = vi.fn();
  render(
    <ToggleButton isPressed={false} onPressedChange={onPressedChange}>
      Pictures
    </ToggleButton>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onPressedChange).toHaveBeenCalledWith({ value: true });
  expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe('false');
});

test('a press that the caller prevents changes nothing', async () => {
  render(<ToggleButton onClick={(event) => event.preventDefault()}>Pictures</ToggleButton>);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe('false');
});

test('pressed it has a thicker edge, not only another colour', () => {
  render(<ToggleButton isPressed>Pictures</ToggleButton>);
  expect(getComputedStyle(screen.getByRole('button')).boxShadow).toContain('inset');
});
