import { axeViolations } from '@sewa/testing/axe';
import { act, render, screen } from '@testing-library/react';
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

test('while an answer is carried out its button is busy and no other one is taken', async () => {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((onResolve) => {
    resolve = onResolve;
  });
  const { onAnswer } = ask(vi.fn(() => promise));
  const leave = screen.getByRole('button', { name: 'Leave' });
  await userEvent.click(leave);
  expect(leave.getAttribute('aria-busy')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }), { force: true });
  await userEvent.keyboard('{Escape}');
  expect(onAnswer.mock.calls).toEqual([[{ value: true }]]);
  await act(async () => resolve());
  expect(leave.getAttribute('aria-busy')).not.toBe('true');
});

test('an answer that fails is told, and leaves the question open', async () => {
  const { dialog } = ask(vi.fn().mockRejectedValueOnce(new Error('offline')));
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong.');
  expect(dialog.matches(':modal')).toBe(true);
});

test('refused again and again it stays modal', async () => {
  const { onAnswer, dialog } = ask();
  for (const times of [1, 2, 3]) {
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => {
      expect(onAnswer).toHaveBeenCalledTimes(times);
      expect(dialog.matches(':modal')).toBe(true);
    });
  }
});
