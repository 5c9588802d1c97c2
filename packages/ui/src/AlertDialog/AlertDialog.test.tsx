import { axeViolations } from '@sewa/testing/axe';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AlertDialog } from './AlertDialog.tsx';

function ask(onAnswer = vi.fn()) {
  render(
    <AlertDialog
      isOpen
      onAnswer={onAnswer}
      title="Leave without saving?"
      confirmLabel="Leave"
      variant="danger"
    >
      What you typed is lost.
    </AlertDialog>,
  );
  return { onAnswer, dialog: screen.getByRole('alertdialog', { name: 'Leave without saving?' }) };
}

test('it is an alert dialog that its words describe, without a fault that axe can find', async () => {
  const { dialog } = ask();
  const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('What you typed is lost.');
  expect(await axeViolations(dialog)).toEqual([]);
});

test('the way back has the first focus and answers false', async () => {
  const { onAnswer } = ask();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.keyboard('{Enter}');
  expect(onAnswer.mock.calls).toEqual([[{ value: false }]]);
});

test('going on answers true', async () => {
  const { onAnswer } = ask();
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(onAnswer.mock.calls).toEqual([[{ value: true }]]);
});

test('Escape answers false, a press outside does not answer', async () => {
  const { onAnswer, dialog } = ask();
  for (const type of ['pointerdown', 'pointerup'])
    dialog.dispatchEvent(new PointerEvent(type, { button: 0, bubbles: true }));
  expect(onAnswer).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onAnswer.mock.calls).toEqual([[{ value: false }]]);
});
