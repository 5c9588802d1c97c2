import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { type ConfirmRequest, DialogProvider, useDialog } from './DialogProvider.tsx';

const removal: ConfirmRequest = { type: 'remove', title: 'Remove it?', children: 'For good.' };

interface ProbeProps {
  onAnswer: (answer: boolean) => void;
  request?: ConfirmRequest;
}

function Asking({ onAnswer, request = removal }: ProbeProps) {
  const { confirm } = useDialog();
  const ask = async () => {
    onAnswer(await confirm(request));
  };
  return <Button onClick={ask}>Ask</Button>;
}

function ask(onAnswer: (answer: boolean) => void, request?: ConfirmRequest) {
  render(
    <DialogProvider>
      <Asking onAnswer={onAnswer} {...(request && { request })} />
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

test('HTML from outside is asked about cleaned, agreed to and given up like any other', async () => {
  const onAnswer = vi.fn();
  const rules: ConfirmRequest = {
    type: 'html',
    title: 'House rules',
    confirmLabel: 'Agree',
    html: '<p>Quiet <strong>after ten</strong>.</p><img src=x onerror="ran()"><script>ran()</script>',
  };
  await ask(onAnswer, rules);
  const dialog = screen.getByRole('dialog', { name: 'House rules' });
  expect(dialog.querySelector('strong')?.textContent).toBe('after ten');
  expect(dialog.querySelector('img, script')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Agree' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await vi.waitFor(() => expect(onAnswer.mock.calls).toEqual([[true], [false]]));
});

test('outside a provider it says what to do', () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Asking onAnswer={() => undefined} />)).toThrow('Put DialogProvider around the page.');
  complaints.mockClear();
});
