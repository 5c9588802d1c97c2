import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { DialogProvider, useDialog } from './DialogProvider.tsx';

function Asking({ onAnswer }: { onAnswer: (answer: boolean) => void }) {
  const { confirm } = useDialog();
  const ask = async () => {
    onAnswer(await confirm({ type: 'remove', title: 'Remove it?', children: 'For good.' }));
  };
  return <Button onClick={ask}>Ask</Button>;
}

function ask(onAnswer: (answer: boolean) => void) {
  render(
    <DialogProvider>
      <Asking onAnswer={onAnswer} />
    </DialogProvider>,
  );
  return userEvent.click(screen.getByRole('button', { name: 'Ask' }));
}

test('agreeing answers true and the focus returns', async () => {
  const onAnswer = vi.fn();
  await ask(onAnswer);
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await vi.waitFor(() => expect(onAnswer.mock.calls).toEqual([[true]]));
  expect(document.querySelector('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ask' }));
});

test('Escape answers false', async () => {
  const onAnswer = vi.fn();
  await ask(onAnswer);
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(onAnswer.mock.calls).toEqual([[false]]));
});

test('outside a provider it says what to do', () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Asking onAnswer={() => undefined} />)).toThrow('Put DialogProvider around the page.');
  complaints.mockClear();
});
