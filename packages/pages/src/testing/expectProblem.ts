import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';

/** Reads the dialog that says what failed, and closes it. */
export async function expectProblem(message: string): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: 'There is a problem.' });
  expect(dialog.textContent).toContain(message);
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
