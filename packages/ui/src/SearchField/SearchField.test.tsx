import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Dialog } from '../Dialog/Dialog.tsx';
import { SearchField } from './SearchField.tsx';

function Controlled() {
  const [text, setText] = useState('Bedok');
  return (
    <>
      <SearchField label="Where" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <output>{text}</output>
    </>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Where' });

test('the button empties it, tells whoever keeps the words, and leaves the focus in the box', async () => {
  render(<Controlled />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(box().value).toBe('');
  expect(screen.getByRole('status').textContent).toBe('');
  expect(document.activeElement).toBe(box());
});

test('there is no button while there is nothing to empty', () => {
  render(<SearchField label="Where" />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('Escape empties it first and closes the dialog around it after that', async () => {
  const onOpenChange = vi.fn();
  render(
    <Dialog isOpen onOpenChange={onOpenChange} title="Filters">
      <SearchField label="Where" defaultValue="Bedok" />
    </Dialog>,
  );
  box().focus();
  await userEvent.keyboard('{Escape}');
  expect(box().value).toBe('');
  expect(onOpenChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledWith(expect.objectContaining({ isOpen: false }));
});

test('Tab goes past the button, since Escape does what it does', async () => {
  render(<SearchField label="Where" defaultValue="Bedok" />);
  await userEvent.tab();
  expect(document.activeElement).toBe(box());
  await userEvent.tab();
  expect(document.activeElement?.localName).not.toBe('button');
});
