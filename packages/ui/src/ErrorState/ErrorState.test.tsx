import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ErrorState } from './ErrorState.tsx';

test('it is spoken at once and tries once more on a press', async () => {
  const onRetry = vi.fn();
  render(<ErrorState onRetry={onRetry}>There is no connection.</ErrorState>);
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong.There is no connection.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('while it tries the button takes no press', async () => {
  const onRetry = vi.fn();
  render(<ErrorState onRetry={onRetry} isRetrying />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }), { force: true });
  expect(onRetry).not.toHaveBeenCalled();
});
